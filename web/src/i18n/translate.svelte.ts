/**
 * Translate the keys of the Fluent catalogues, which the server reads too, into the reader's language (`texts.ts` loads it).
 * Where a game lacks a text in that language, its English text is used.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import type { Argument, ListingArgument, Message, PieceArgument } from '../net/protocol';

export const FALLBACK = 'en';

const bundles = new Map<string, FluentBundle>();
/** Texts are translated again when it changes. */
let catalogueCount = $state(0);
let inUse = $state(FALLBACK);

/** Add the Fluent `source` to the texts of the language `code`. Keys that are defined keep their texts. */
export function addCatalogue(code: string, source: string): void {
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false, functions: { METRES: metresIn(code) } });
  bundles.set(code, bundle);
  bundle.addResource(new FluentResource(source));
  catalogueCount += 1;
}

/** The function METRES of the catalogues: millimetres as metres with two digits, as the language `code` writes numbers. */
function metresIn(code: string): FluentFunction {
  const { format } = new Intl.NumberFormat(code, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return ([millimetres]) => format((millimetres instanceof FluentNumber ? millimetres.value : NaN) / 1000);
}

/** The code of the language in which texts are shown. */
export const language = (): string => inUse;

/** Show texts in the language `code`, whose catalogues have been added. */
export function useLanguage(code: string): void {
  inUse = code;
}

export type TranslationArguments = Record<string, FluentVariable>;

/** The text of `key` in the reader's language, with `values` filled in; `key` itself if no catalogue has it. */
export function translate(key: string, values: TranslationArguments = {}): string {
  return format(language(), key, values) ?? format(FALLBACK, key, values) ?? key;
}

/** Whether a catalogue of the reader's language or of English has `key`. */
export const hasTranslation = (key: string): boolean =>
  [language(), FALLBACK].some((code) => bundleOf(code)?.hasMessage(key));

function format(code: string, key: string, values: TranslationArguments = {}): string | undefined {
  const bundle = bundleOf(code);
  const pattern = bundle?.getMessage(key)?.value;
  return pattern == null ? undefined : bundle!.formatPattern(pattern, values);
}

function bundleOf(code: string): FluentBundle | undefined {
  void catalogueCount; // reading the count makes this run again when a catalogue is added
  return bundles.get(code);
}

/** How names of seats and pieces of the game are written into a sentence. */
interface Markup {
  name: (text: string) => string;
  pieces: (pieces: readonly string[], text: string) => string;
}

const PLAIN: Markup = { name: (text) => text, pieces: (_, text) => text };

/** The text of a sentence from the server. Seats in it are called by `names`. */
export const translateWords = (words: Message, names: readonly string[]): string => translateMarked(words, names, PLAIN);

/** A part of a sentence: plain text, the name of a seat, or the words for pieces of the game, such as cards. */
export interface TextPart {
  text: string;
  isName: boolean;
  /** The names of the pieces that the text is about. */
  pieces: string[];
}

/** The text of a sentence from the server, cut where names and pieces begin and end, so that they can be shown as such. */
export function translateWordsInParts(words: Message, names: readonly string[]): TextPart[] {
  return translateMarked(words, names, MARKED)
    .split(/[\uE000\uE001]/)
    .map((part, index) => {
      if (index % 2 === 0) return { text: part, isName: false, pieces: [] };
      const [text, ...pieces] = part.split(SEPARATOR);
      return { text: text!, isName: pieces.length === 0, pieces };
    });
}

// Private-use characters cannot occur in names: the server accepts visible text only.
const SEPARATOR = '\uE002';
const MARKED: Markup = {
  name: (text) => `\uE000${text}\uE001`,
  pieces: (pieces, text) => `\uE000${[text, ...pieces].join(SEPARATOR)}\uE001`,
};

/** More pieces than these are shown as pictures only. */
const MAX_PIECES_IN_WORDS = 3;

function translateMarked(words: Message, names: readonly string[], markup: Markup): string {
  const textOf = (value: Argument): FluentVariable => {
    if (typeof value !== 'object') return value;
    if ('seat' in value) return markup.name(names[value.seat] ?? defaultName(value.seat));
    if ('items' in value) return listingText(value);
    if ('words' in value) return markup.pieces([value.name], translateWords(value.words, names));
    return translateMarked(value, names, markup);
  };
  const listingText = ({ items, joined }: ListingArgument): string => {
    const type = joined === 'or' ? 'disjunction' : 'conjunction';
    const join = (texts: string[]) => new Intl.ListFormat(language(), { type }).format(texts);
    if (items.length <= MAX_PIECES_IN_WORDS || !items.every(isPiece)) return join(items.map((item) => String(textOf(item))));
    return markup.pieces(items.map(({ name }) => name), join(items.map((item) => translateWords(item.words, names))));
  };
  const pairs = Object.entries(words.arguments).map(([name, value]) => [name, textOf(value)]);
  return translate(words.key, Object.fromEntries(pairs) as TranslationArguments);
}

const isPiece = (value: Argument): value is PieceArgument => typeof value === 'object' && 'words' in value;

/** What a player without a name is called: "Player 1" at seat 0. */
export const defaultName = (seat: number): string => translate('player', { number: seat + 1 });

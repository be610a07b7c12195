/**
 * Translate the keys of the Fluent catalogues, which the server reads too, into the reader's language.
 * Where a language lacks a key, the English text is used.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import type { Message, SeatArgument } from '../net/protocol';
import { settings, updateSettings } from '../ui/settings/settings.svelte';

const FALLBACK = 'en';

const sources = import.meta.glob<string>(
  ['../../../src/taros/locales/*/*.ftl', '!../../../src/taros/locales/*/{arena,cli,review,review-web,settings-web,setup-web,*-setup}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const bundles = new Map<string, FluentBundle>();
/** Texts are translated again when it changes. */
let catalogueCount = $state(0);
addCatalogues(sources);

/** Add `catalogues`, Fluent sources by path. Pages that need catalogues of their own load them with their code. */
export function addCatalogues(catalogues: Record<string, string>): void {
  for (const [path, source] of Object.entries(catalogues)) addCatalogue(path.split('/').at(-2)!, source);
}

/** Add the Fluent `source` to the texts of the language `code`. Keys that are defined keep their texts. */
export function addCatalogue(code: string, source: string): void {
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
  bundles.set(code, bundle);
  bundle.addResource(new FluentResource(source));
  catalogueCount += 1;
}

/** Codes of the languages that have a catalogue, sorted. */
export const languages = [...bundles.keys()].sort();

/** The name of the language `code` in that language. */
export const languageName = (code: string): string => format(code, 'web-language') ?? code;

const preferred = $derived(settings.language === null ? navigator.languages : [settings.language]);
const negotiated = $derived(
  negotiateLanguages(preferred, languages, { strategy: 'lookup', defaultLocale: FALLBACK })[0]!,
);

/** The code of the language in use: the one chosen by the reader, else the first of the browser's that is known. */
export const language = (): string => negotiated;

export function setLanguage(code: string): void {
  updateSettings({ language: code });
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

/** The text of a sentence from the server. Seats in it are called by `names`. */
export function translateWords(words: Message, names: readonly string[]): string {
  return translate(words.key, argumentsOf(words, (seat) => names[seat] ?? defaultName(seat)));
}

export interface TextPart {
  text: string;
  isName: boolean;
}

/** The text of a sentence from the server, cut where names begin and end, so that names can be emphasised. */
export function translateWordsInParts(words: Message, names: readonly string[]): TextPart[] {
  const marked = translate(
    words.key,
    argumentsOf(words, (seat) => NAME_BEGINS + (names[seat] ?? defaultName(seat)) + NAME_ENDS),
  );
  return marked.split(NAME_MARKS).map((text, index) => ({ text, isName: index % 2 === 1 }));
}

// Private-use characters cannot occur in names: the server accepts visible text only.
const NAME_BEGINS = '\uE000';
const NAME_ENDS = '\uE001';
const NAME_MARKS = /[\uE000\uE001]/;

function argumentsOf(words: Message, nameOf: (seat: number) => string): TranslationArguments {
  const translated = (value: Message['arguments'][string]): FluentVariable => {
    if (typeof value !== 'object') return value;
    return isSeat(value) ? nameOf(value.seat) : translate(value.key, argumentsOf(value, nameOf));
  };
  const pairs = Object.entries(words.arguments).map(([name, value]) => [name, translated(value)]);
  return Object.fromEntries(pairs) as TranslationArguments;
}

const isSeat = (value: SeatArgument | Message): value is SeatArgument => 'seat' in value;

/** What a player without a name is called: "Player 1" at seat 0. */
export const defaultName = (seat: number): string => translate('player', { number: seat + 1 });

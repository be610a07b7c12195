/**
 * Everything people read, in their language: the Fluent catalogues that the server reads too.
 * Where a language lacks a key, English stands in.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { SeatArgument, Words } from '../net/protocol';
import { remember, setting } from '../ui/settings/settings.svelte';

const SOURCE = 'en';

const sources = import.meta.glob<string>(
  ['../../../src/taros/locales/*/*.ftl', '!../../../src/taros/locales/*/{arena,cli,review,review-web}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const bundles = new Map<string, FluentBundle>();
learn(sources);

/** Catalogues by their paths; those that only some pages need come with them. */
export function learn(catalogues: Record<string, string>): void {
  for (const [path, source] of Object.entries(catalogues)) {
    const code = path.split('/').at(-2)!;
    const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
    bundle.addResource(new FluentResource(source));
  }
}

/** Codes of the languages there are, in the order of their own names. */
export const languages = [...bundles.keys()].sort();

/** A language as its speakers call it. */
export const languageName = (code: string): string => bundleText(code, 'web-language') ?? code;

export function language(): string {
  const wished = setting.language === null ? navigator.languages : [setting.language];
  return wished.map((tag) => tag.split('-')[0]!).find((code) => bundles.has(code)) ?? SOURCE;
}

export function chooseLanguage(code: string): void {
  remember({ language: code });
}

export type Values = Record<string, FluentVariable>;

/** The text of a key, with numbers and texts put into it. */
export function say(key: string, values: Values = {}): string {
  return bundleText(language(), key, values) ?? bundleText(SOURCE, key, values) ?? key;
}

export const isSaid = (key: string): boolean =>
  bundles.get(language())!.hasMessage(key) || bundles.get(SOURCE)!.hasMessage(key);

function bundleText(code: string, key: string, values: Values = {}): string | undefined {
  const bundle = bundles.get(code);
  const pattern = bundle?.getMessage(key)?.value;
  return pattern == null ? undefined : bundle!.formatPattern(pattern, values);
}

/** What the server has to say, seats by the names they have at the table. */
export function speak(words: Words, names: readonly string[]): string {
  return say(words.key, valuesOf(words, (seat) => names[seat] ?? seatName(seat)));
}

export interface Part {
  text: string;
  isName: boolean;
}

/** The same in parts, so that names can be set apart. */
export function speakParts(words: Words, names: readonly string[]): Part[] {
  const marked = say(
    words.key,
    valuesOf(words, (seat) => NAME_BEGINS + (names[seat] ?? seatName(seat)) + NAME_ENDS),
  );
  return marked.split(NAME_MARKS).map((text, index) => ({ text, isName: index % 2 === 1 }));
}

// From the private use area: names from the server hold none, for they are made of visible text.
const NAME_BEGINS = '\uE000';
const NAME_ENDS = '\uE001';
const NAME_MARKS = /[\uE000\uE001]/;

function valuesOf(words: Words, nameOf: (seat: number) => string): Values {
  const spoken = (value: Words['arguments'][string]): FluentVariable => {
    if (typeof value !== 'object') return value;
    return isSeat(value) ? nameOf(value.seat) : say(value.key, valuesOf(value, nameOf));
  };
  const pairs = Object.entries(words.arguments).map(([name, value]) => [name, spoken(value)]);
  return Object.fromEntries(pairs) as Values;
}

const isSeat = (value: SeatArgument | Words): value is SeatArgument => 'seat' in value;

/** Whoever has no name of their own. */
export const seatName = (seat: number): string => say('player', { number: seat + 1 });

/** The options of a game on the set-up page: their controls, defaults, presets, and what is sent to the server. */
import type { OptionValue } from '../../games/contract';
import type { GameInfo, NewTable, OptionSpec } from '../../net/protocol';

export type OptionValues = Record<string, OptionValue>;

/** The kind of control that an option is shown with. */
export type Control = 'switch' | 'choice' | 'number' | 'ordered' | 'text';

// Options that belong to the seats rather than to the rules
export const FIRST_SEAT = 'first';
export const COLOURS = 'colours';

const MAX_LISTED_NUMBERS = 12; // a longer range is typed rather than chosen

export function controlOf(spec: OptionSpec): Control {
  if (spec.several) return 'ordered';
  if (spec.free) return 'text';
  if (spec.choices.length === 2 && spec.choices.includes('true')) return 'switch';
  if (spec.lowest === null || spec.highest === null) return 'choice';
  return spec.choices.length > 0 && spec.highest - spec.lowest < MAX_LISTED_NUMBERS ? 'choice' : 'number';
}

/** All values that a choice of `spec` offers, as texts. */
export function offeredTexts(spec: OptionSpec): string[] {
  const numbers =
    spec.lowest === null || spec.highest === null
      ? []
      : Array.from({ length: spec.highest - spec.lowest + 1 }, (_, i) => String(spec.lowest! + i));
  return [...spec.choices, ...numbers];
}

/** The value that an offered `text` stands for. */
export const valueOf = (spec: OptionSpec, text: string): OptionValue =>
  spec.choices.includes(text) ? text : Number(text);

/** The values of a new table: the game's defaults, and what the game prefers at tables. */
export const defaultValues = (game: GameInfo): OptionValues => ({
  ...Object.fromEntries(game.options.map((spec) => [spec.name, spec.default as OptionValue])),
  ...(game.at_tables as OptionValues),
});

export const presetValues = (game: GameInfo, preset: string): OptionValues => ({
  ...defaultValues(game),
  ...(game.presets[preset] as OptionValues),
});

/** The first preset that equals `values`, except in the options named by `ignored`; null if none does. */
export function matchingPreset(game: GameInfo, values: OptionValues, ignored: readonly string[]): string | null {
  const text = (preset: OptionValues): string => JSON.stringify(withValuesOf(preset, values, ignored));
  const found = Object.keys(game.presets).find(
    (preset) => text(presetValues(game, preset)) === JSON.stringify(values),
  );
  return found ?? null;
}

/** `values`, where the options in `names` have the values they have in `others`. */
export const withValuesOf = (values: OptionValues, others: OptionValues, names: readonly string[]): OptionValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, names.includes(name) ? (others[name] ?? null) : value]),
  );

/** The values that the `query` of a URL sets, by the names of the options. */
export const valuesInQuery = (game: GameInfo, query: URLSearchParams): OptionValues =>
  Object.fromEntries(
    game.options
      .filter(({ name }) => query.has(name))
      .map((spec) => [spec.name, valueInQuery(spec, query.get(spec.name)!)]),
  );

function valueInQuery(spec: OptionSpec, text: string): OptionValue {
  if (spec.several) return text.split(',');
  return spec.free ? text : valueOf(spec, text);
}

/** What is sent to the server: the values that differ from the defaults. */
export function changedValues(game: GameInfo, values: OptionValues): NonNullable<NewTable['options']> {
  const defaults = defaultValues(game);
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== null && JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return Object.fromEntries(changed) as NonNullable<NewTable['options']>;
}

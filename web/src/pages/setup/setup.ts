/** The options of a game as a set-up screen fills them in. */
import type { GameInfo, NewTable, OptionSpec } from '../../net/protocol';

export type Value = NonNullable<NewTable['options']>[string] | null;
export type Values = Record<string, Value>;

/** How an option is asked for. */
export type Control = 'switch' | 'choice' | 'number' | 'ordered' | 'text';

/** Options that belong to the seats rather than to the rules. */
export const STARTS = 'first';
export const COLOURS = 'colours';

const SHORT_RANGE = 12; // so many numbers are offered one by one

export function controlOf(spec: OptionSpec): Control {
  if (spec.several) return 'ordered';
  if (spec.free) return 'text';
  if (spec.choices.length === 2 && spec.choices.includes('true')) return 'switch';
  if (spec.lowest === null || spec.highest === null) return 'choice';
  return spec.choices.length > 0 && spec.highest - spec.lowest < SHORT_RANGE ? 'choice' : 'number';
}

/** All that a choice offers, as texts. */
export function offered(spec: OptionSpec): string[] {
  const numbers =
    spec.lowest === null || spec.highest === null
      ? []
      : Array.from({ length: spec.highest - spec.lowest + 1 }, (_, i) => String(spec.lowest! + i));
  return [...spec.choices, ...numbers];
}

/** The value behind an offered text. */
export const valueOf = (spec: OptionSpec, text: string): Value =>
  spec.choices.includes(text) ? text : Number(text);

export const defaults = (game: GameInfo): Values =>
  Object.fromEntries(game.options.map((spec) => [spec.name, spec.default as Value]));

/** As people who meet to play expect it. */
export const usual = (game: GameInfo): Values => ({ ...defaults(game), ...(game.at_tables as Values) });

export const ofPreset = (game: GameInfo, preset: string): Values => ({
  ...usual(game),
  ...(game.presets[preset] as Values),
});

/** The preset these values are, but for the options apart; the first of several, null if they are nobody's. */
export function presetOf(game: GameInfo, values: Values, apart: readonly string[]): string | null {
  const text = (preset: Values): string => JSON.stringify(keeping(preset, values, apart));
  const found = Object.keys(game.presets).find(
    (preset) => text(ofPreset(game, preset)) === JSON.stringify(values),
  );
  return found ?? null;
}

/** Values with some of others. */
export const keeping = (values: Values, others: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, names.includes(name) ? (others[name] ?? null) : value]),
  );

/** What an address asks for, by the names of the options. */
export const asked = (game: GameInfo, query: URLSearchParams): Values =>
  Object.fromEntries(
    game.options
      .filter(({ name }) => query.has(name))
      .map((spec) => [spec.name, spec.free ? query.get(spec.name)! : valueOf(spec, query.get(spec.name)!)]),
  );

/** What is sent: only what differs from the usual. */
export function changed(game: GameInfo, values: Values): NonNullable<NewTable['options']> {
  const usually = usual(game);
  const differing = Object.entries(values).filter(
    ([name, value]) => value !== null && JSON.stringify(value) !== JSON.stringify(usually[name]),
  );
  return Object.fromEntries(differing) as NonNullable<NewTable['options']>;
}

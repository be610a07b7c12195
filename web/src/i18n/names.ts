/** Names of games, tables and players as people read them. */
import type { SeatInfo } from '../net/protocol';
import { botName } from './bots';
import { defaultName, language, translate } from './translate.svelte';

export const gameName = (game: string): string => translate(`${game}-name`);

/** Who sits at a seat of a table, or of a table in a list. */
type SeatName = Pick<SeatInfo, 'kind' | 'name' | 'bot'>;

/** What `seat`, the one with this `number`, is called: its player's name, its bot, or "free seat". */
function playerName(seat: SeatName, number: number): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return translate('web-free-seat');
  return seat.kind === 'bot' && seat.bot ? botName(seat.bot) : defaultName(number);
}

/** The names of all `seats`. Players with equal names are numbered. */
export function playerNames(seats: readonly SeatName[]): string[] {
  const names = seats.map(playerName);
  const count = (name: string, among: string[]): number =>
    among.filter((other) => other === name).length;
  return names.map((name, seat) =>
    count(name, names) > 1 && seats[seat]!.kind !== 'open'
      ? translate('web-name-numbered', { name, number: count(name, names.slice(0, seat + 1)) })
      : name,
  );
}

/** The name of a player of a game record. Records call bots by their registered names, numbered if there are several. */
export function recordedName(name: string, seat: number): string {
  const [, bot, number] = /^(.*?)( \d+)?$/.exec(name)!;
  return bot ? botName(bot) + (number ?? '') : defaultName(seat);
}

/** A short code for the table `id`, easy to read aloud. */
export const tableCode = (id: string): string =>
  id.replace(/^here-|[^a-z0-9]/gi, '').slice(0, 3).toUpperCase();

/** `names` as one text: "Ana, Bo and Cy". */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

/** `phrases` beside each other, with the language's comma between them. */
export const joinPhrases = (phrases: readonly string[]): string => join(phrases, 'web-enumerated');

/** `statements` beside each other, with the language's semicolon between them; they may contain commas. */
export const joinStatements = (statements: readonly string[]): string => join(statements, 'web-listed');

const join = (texts: readonly string[], key: string): string =>
  texts.length === 0 ? '' : texts.reduce((first, next) => translate(key, { first, next }));

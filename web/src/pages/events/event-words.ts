/** Players, points and lines of the log of a tournament, as people read them. */
import { language, translate } from '../../i18n/translate.svelte';
import type { EventInfo, EventLine, EventSummary } from '../../net/protocol';

type Names = Pick<EventInfo, 'players'>;

/** The name of `player`, by number. Bots carry their sign in their names. */
export const playerName = ({ players }: Names, player: number): string =>
  players[player]?.name || translate('event-former-player');

export const playerNames = (event: Names, players: readonly number[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(players.map((each) => playerName(event, each)));

/** A number of half points: "2½". */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Half points of a place at a table where `places` were given: one for every player left behind. */
export const pointsOf = (places: readonly number[], seat: number): number =>
  places.reduce((sum, other) => sum + (other > places[seat]! ? 2 : other === places[seat] ? 1 : 0), -1);

export const systemName = ({ system }: Pick<EventSummary, 'system'>): string => translate(`event-web-system-${system}`);

/** A line of the log of `event`. */
export function lineText(event: EventInfo, line: EventLine): string {
  return translate(`event-web-log-${line.kind}`, {
    player: line.player === null || line.player === undefined ? '' : playerName(event, line.player),
    round: line.round ?? 0,
    players: playerNames(event, line.players ?? []),
    places: (line.places ?? []).join(' – '),
  });
}

/** The places that follow from an order of places in which numbers may be missing: 1, 3, 3 is 1, 2, 2. */
export const sharedPlaces = (wanted: readonly number[]): number[] =>
  wanted.map((own) => 1 + wanted.filter((other) => other < own).length);

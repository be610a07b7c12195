/** What the viewer may do about a seat when somebody is gone, as the server allows it. */
import type { TableClient } from '../../../net/table-client.svelte';

export type SeatAction =
  /** Give an open seat to a bot. */
  | 'give-to-bot'
  /** Open the seat of a bot again, before the game. */
  | 'free'
  /** Let a bot play for somebody who is not connected. */
  | 'stand-in'
  /** Offer the seat to another person by a link. */
  | 'hand-over';

type Table = Pick<TableClient, 'info' | 'seats' | 'you' | 'patience'>;

/** What the viewer may do about `seat` at the time `now` of the server, in milliseconds since 1970. */
export function seatActions(table: Table, seat: number, now: number): SeatAction[] {
  const { info, you } = table;
  const its = table.seats[seat];
  if (!info || !its) return [];
  if (info.state === 'waiting') {
    if (!you.host || its.kind === 'person') return [];
    return [its.kind === 'open' ? 'give-to-bot' : 'free'];
  }
  if (info.state !== 'playing' || its.kind !== 'person') return [];
  if (you.seats.includes(seat)) return its.resigned ? [] : ['hand-over'];
  return [
    ...(mayStandIn(table, seat, now) ? (['stand-in'] as const) : []),
    ...(mayHandOver(table, seat, now) ? (['hand-over'] as const) : []),
  ];
}

/** Seats of people who have been gone for so long that the table offers a bot in their place. */
export function seatsToOffer(table: Table, now: number): number[] {
  if (!table.patience || table.info?.pace.kind !== 'none') return [];
  const { offer } = table.patience;
  return table.seats.flatMap((its, seat) =>
    !its.away && absence(table, seat, now) >= offer && mayStandIn(table, seat, now) ? [seat] : [],
  );
}

/** Whether `seat` has used up its total time, so that a bot plays to the end. */
export function isTimeUsedUp({ info, shown }: Pick<TableClient, 'info' | 'shown'>, seat: number): boolean {
  const pace = info?.pace;
  return pace?.kind === 'total' && !pace.increment && shown?.frame.clocks?.[seat] === 0;
}

/** For how long the person of `seat` has not been connected, in milliseconds; negative if they are. */
function absence(table: Table, seat: number, now: number): number {
  const since = table.seats[seat]?.absent_since ?? null;
  return since === null ? -1 : Math.max(0, now - since);
}

function mayStandIn(table: Table, seat: number, now: number): boolean {
  const { info, you, patience, seats } = table;
  if (!info || !patience || info.state !== 'playing' || info.pace.kind === 'days') return false;
  if (seats[seat]!.kind !== 'person' || seats[seat]!.resigned || you.seats.includes(seat)) return false;
  const gone = absence(table, seat, now);
  const isPlayer = you.seats.some((own) => !seats[own]?.resigned);
  return gone >= 0 && ((you.host && gone >= patience.host) || (isPlayer && gone >= patience.player));
}

function mayHandOver(table: Table, seat: number, now: number): boolean {
  const { info, you, patience, seats } = table;
  if (!you.host || !info || !patience) return false;
  const its = seats[seat]!;
  if (its.resigned) return true;
  return absence(table, seat, now) >= patience.offer && (info.pace.kind !== 'days' || its.away);
}

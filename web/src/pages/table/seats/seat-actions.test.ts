import { describe, expect, test } from 'vitest';
import type { Pace, SeatInfo, TableInfo, You } from '../../../net/protocol';
import { isTimeUsedUp, seatActions, seatsToOffer } from './seat-actions';
import { takeOverOf } from './take-over';

const NOW = 1_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const seat = (changes: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: '',
  bot: null,
  present: true,
  absent_since: null,
  away: false,
  resigned: false,
  offered: false,
  avatar: null,
  ...changes,
});

const goneFor = (time: number, changes: Partial<SeatInfo> = {}): SeatInfo =>
  seat({ present: false, absent_since: NOW - time, ...changes });

interface Given {
  state?: TableInfo['state'];
  pace?: Pace;
  host?: boolean;
  mine?: number[];
}

/** A table at which the viewer has the first seat. */
const table = (seats: SeatInfo[], { state = 'playing', pace = { kind: 'none' }, host = false, mine = [0] }: Given = {}) => ({
  info: { state, pace } as TableInfo,
  seats,
  you: { seats: mine, host, invite: null, kept: [], offers: [] } satisfies You,
  patience: { host: 10 * SECOND, player: MINUTE, offer: 5 * MINUTE },
});

const actions = (other: SeatInfo, given: Given = {}) => seatActions(table([seat(), other], given), 1, NOW);

describe('a seat before the game', () => {
  test('only the host gives it to a bot, and frees it again', () => {
    const waiting: Given = { state: 'waiting' };
    expect(actions(seat({ kind: 'open' }), { ...waiting, host: true })).toEqual(['give-to-bot']);
    expect(actions(seat({ kind: 'bot' }), { ...waiting, host: true })).toEqual(['free']);
    expect(actions(goneFor(9 * MINUTE), { ...waiting, host: true })).toEqual([]);
    expect(actions(seat({ kind: 'open' }), waiting)).toEqual([]);
  });
});

describe('a seat whose player is gone', () => {
  test('a player lets a bot play after a minute, the host sooner', () => {
    expect(actions(goneFor(59 * SECOND))).toEqual([]);
    expect(actions(goneFor(MINUTE))).toEqual(['stand-in']);
    expect(actions(goneFor(9 * SECOND), { host: true })).toEqual([]);
    expect(actions(goneFor(10 * SECOND), { host: true })).toEqual(['stand-in']);
  });

  test('the host hands it over after five minutes', () => {
    expect(actions(goneFor(5 * MINUTE), { host: true })).toEqual(['stand-in', 'hand-over']);
    expect(actions(goneFor(5 * MINUTE))).toEqual(['stand-in']);
  });

  test('nothing is to be done for who is here, for bots, and by who watches', () => {
    expect(actions(seat(), { host: true })).toEqual([]);
    expect(actions(seat({ kind: 'bot' }), { host: true })).toEqual([]);
    expect(actions(goneFor(9 * MINUTE), { mine: [] })).toEqual([]);
    expect(actions(goneFor(9 * MINUTE), { state: 'over' })).toEqual([]);
  });

  test('a host who does not play may do as much', () => {
    expect(actions(goneFor(5 * MINUTE), { mine: [], host: true })).toEqual(['stand-in', 'hand-over']);
  });

  test('who has resigned is replaced by nobody, but the host hands the seat over', () => {
    expect(actions(goneFor(9 * MINUTE, { resigned: true }), { host: true })).toEqual(['hand-over']);
    expect(seatActions(table([seat({ resigned: true }), goneFor(9 * MINUTE)]), 1, NOW)).toEqual([]);
  });

  test('where a move has days, the clock decides', () => {
    const days: Given = { pace: { kind: 'days', seconds: 86_400 }, host: true };
    expect(actions(goneFor(9 * MINUTE), days)).toEqual([]);
    expect(actions(goneFor(9 * MINUTE, { away: true }), days)).toEqual(['hand-over']);
  });
});

test("one's own seat is handed over while the game is running", () => {
  expect(seatActions(table([seat(), seat()]), 0, NOW)).toEqual(['hand-over']);
  expect(seatActions(table([seat({ resigned: true }), seat()]), 0, NOW)).toEqual([]);
});

test('a table without a clock offers a bot after five minutes', () => {
  const offered = (other: SeatInfo, given: Given = {}) => seatsToOffer(table([seat(), other], given), NOW);
  expect(offered(goneFor(5 * MINUTE))).toEqual([1]);
  expect(offered(goneFor(5 * MINUTE - 1))).toEqual([]);
  expect(offered(goneFor(5 * MINUTE, { away: true }))).toEqual([]);
  expect(offered(goneFor(5 * MINUTE), { pace: { kind: 'move', seconds: 600 } })).toEqual([]);
  expect(offered(goneFor(5 * MINUTE), { mine: [] })).toEqual([]);
});

test('a total time without more for each move can be used up', () => {
  const of = (pace: Pace, clocks: number[] | null) =>
    isTimeUsedUp({ info: { pace } as TableInfo, shown: { frame: { clocks } } } as never, 1);
  expect(of({ kind: 'total', seconds: 60, increment: 0 }, [5, 0])).toBe(true);
  expect(of({ kind: 'total', seconds: 60, increment: 5 }, [5, 0])).toBe(false);
  expect(of({ kind: 'move', seconds: 60 }, null)).toBe(false);
});

test('a link hands a seat over to a person without one, while it is offered', () => {
  const given = table([seat(), seat({ offered: true })], { mine: [] });
  expect(takeOverOf(given, '1')).toEqual({ seat: 1, isValid: true });
  expect(takeOverOf(given, '0')).toEqual({ seat: 0, isValid: false });
  expect(takeOverOf(given, '7')).toEqual({ seat: 7, isValid: false });
  expect(takeOverOf(given, null)).toBeNull();
  expect(takeOverOf(table([seat()]), '0')).toBeNull();
});

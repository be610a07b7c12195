import '../../i18n/english';
import { expect, test } from 'vitest';
import type { Standing, TableSummary } from '../../net/protocol';
import { byUrgency, otherNames, resultText } from './my-games';

const person = (name: string) => ({ kind: 'person' as const, name, bot: null });
const bot = { kind: 'bot' as const, name: '', bot: 'greedy' };

const table = (id: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'marrakech',
  state: 'playing',
  seats: [person('Ana'), person('Bo')],
  pace: { kind: 'none', seconds: 0 },
  created: 0,
  turn: 1,
  to_act: 0,
  is_asked: true,
  since: 0,
  deadline: null,
  standings: null,
  yours: [0],
  ...changes,
});

const standings = (...places: number[]): Standing[] =>
  places.map((place, seat) => ({ seat, place, score: 0, parts: {}, win: 0 }));

test('games that wait for the reader come first, the most urgent at the top', () => {
  const sorted = byUrgency([
    table('theirs', { to_act: 1 }),
    table('not begun', { to_act: null, is_asked: false, state: 'waiting' }),
    table('bots', { seats: [person('Ana'), bot], since: 9 }),
    table('old', { since: 1 }),
    table('new', { since: 2 }),
    table('clock', { deadline: 500 }),
    table('short clock', { deadline: 400 }),
    table('stand-in', { is_asked: false, since: 3 }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual([
    'short clock', 'clock', 'new', 'old', 'bots', 'stand-in', 'theirs', 'not begun',
  ]);
});

test('how a game ended for the reader', () => {
  const ended = (places: number[], yours: number[] = [0]): string =>
    resultText(table('t', { standings: standings(...places), yours, seats: ['Ana', 'Bo', 'Cy'].slice(0, places.length).map(person) }));
  expect(ended([1, 2])).toBe('You won');
  expect(ended([1, 1, 3])).toBe('You share the first place');
  expect(ended([2, 1])).toBe('You came second');
  expect(ended([3, 1, 2])).toBe('You came third');
  expect(ended([2, 1, 3], [0, 1])).toBe('Bo won');
  expect(ended([1, 1, 3], [])).toBe('Ana and Bo share the first place');
  expect(ended([1])).toBe('You played alone');
});

test('the reader is not among the names', () => {
  const open = { kind: 'open' as const, name: '', bot: null };
  expect(otherNames(table('t', { seats: [person('Ana'), bot, open] }))).toEqual(['Greedy']);
  expect(otherNames(table('t', { yours: [0, 1] }))).toEqual(['Ana', 'Bo']);
});

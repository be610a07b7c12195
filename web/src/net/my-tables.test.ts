import { expect, test } from 'vitest';
import { newTurns } from './my-tables.svelte';
import type { TableSummary } from './protocol';

const table = (id: string, to_act: number | null, changes: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'marrakech',
  state: 'playing',
  seats: [],
  pace: { kind: 'none', seconds: 0 },
  created: 0,
  turn: 1,
  to_act,
  is_asked: true,
  since: 0,
  deadline: null,
  standings: null,
  yours: [0],
  ...changes,
});

test('a turn is new if somebody else was to act before, or the table is new', () => {
  const before = [table('mine', 0), table('theirs', 1), table('bot for me', 0, { is_asked: false }), table('over', 1)];
  const after = [
    table('new', 0),
    table('new, theirs', 1),
    table('mine', 0, { since: 7 }),
    table('theirs', 0),
    table('bot for me', 0),
  ];
  expect(newTurns(before, after).map(({ id }) => id)).toEqual(['new', 'theirs', 'bot for me']);
});

import { expect, test } from 'vitest';
import type { WatchedTable } from './protocol';
import { merged } from './watch.svelte';

const game = (id: string, view: string): WatchedTable => ({ table: { id }, view }) as unknown as WatchedTable;

test('what has changed replaces what was known, in the order of the server', () => {
  const known = [game('a', 'old'), game('b', 'old'), game('c', 'old')];
  const after = merged(known, ['b', 'd', 'a'], [game('a', 'new'), game('d', 'new')]);
  expect(after.map(({ table, view }) => `${table.id} ${view as string}`)).toEqual(['b old', 'd new', 'a new']);
  expect(merged(known, ['z'], [])).toEqual([]);
});

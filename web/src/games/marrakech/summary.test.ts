import '../../i18n/english';
import { expect, test } from 'vitest';
import { translateWords } from '../../i18n/translate.svelte';
import type { Entry } from '../../net/protocol';
import { summary } from './summary';
import type { PlyEvent, Rolled } from './types';

const NAMES = ['Ana', 'Bo'];
const entry = (event: PlyEvent): Entry => ({
  number: 1,
  turn: 1,
  actor: 0,
  words: { key: `words of ${event.type}`, arguments: {} },
  event,
  continues: false,
});
const told = (...events: PlyEvent[]): string => translateWords(summary(events.map(entry)), NAMES);

const start = { square: 'd4', facing: 'north', loop: false } as const;
const turned: PlyEvent = { type: 'turned', seat: 1, turn: 'left', square: 'd4', before: 'north', after: 'west' };
const rolled: Rolled = { type: 'rolled', seat: 1, roll: 1, start, path: [{ ...start, square: 'c4' }], owner: null, region: [], due: 0, paid: 0, out: false };
const laid: PlyEvent = { type: 'rug-laid', seat: 1, squares: ['c5', 'c6'], colour: 'red' };

test('a walk and a rug are one sentence, with what was paid', () => {
  expect(told(turned, rolled, laid)).toBe('Bo rolls 1 to c4, pays nothing and lays a rug on c5 and c6.');
  expect(told(turned, { ...rolled, owner: 0, due: 1, paid: 1 }, laid)).toBe(
    'Bo rolls 1 to c4, pays Ana one dirham and lays a rug on c5 and c6.',
  );
  expect(told(turned, { ...rolled, owner: 0, due: 5, paid: 2 }, laid)).toBe(
    'Bo rolls 1 to c4, pays Ana only 2 of 5 and lays a rug on c5 and c6.',
  );
});

test('of a turn without a rug the walk is told', () => {
  expect(told(turned, { ...rolled, out: true })).toBe('words of rolled');
  expect(told(turned)).toBe('words of turned');
});

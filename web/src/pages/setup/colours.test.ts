import { expect, test } from 'vitest';
import { arrangedColours, swappedColours } from './colours';

const FOUR = [['red'], ['yellow'], ['blue'], ['brown']];
const TWO_EACH = [
  ['red', 'yellow'],
  ['blue', 'brown'],
];

test('without a choice the colours are the usual ones', () => {
  expect(arrangedColours(FOUR, null)).toEqual(FOUR);
});

test('chosen colours are kept when seats come and go, and no colour is there twice', () => {
  expect(arrangedColours(FOUR.slice(0, 3), ['brown', 'yellow', 'blue', 'red'])).toEqual([['brown'], ['yellow'], ['blue']]);
  expect(arrangedColours(FOUR, ['blue', 'red'])).toEqual([['blue'], ['red'], ['yellow'], ['brown']]);
  expect(arrangedColours(TWO_EACH, ['blue', 'red', 'yellow'])).toEqual([
    ['blue', 'red'],
    ['yellow', 'brown'],
  ]);
});

test('who had the colour gets the other one', () => {
  expect(swappedColours(['red', 'yellow', 'blue'], 0, 'blue')).toEqual(['blue', 'yellow', 'red']);
  expect(swappedColours(['red', 'yellow', 'blue'], 0, 'brown')).toEqual(['brown', 'yellow', 'blue']);
  expect(swappedColours(['red', 'yellow'], 1, 'yellow')).toEqual(['red', 'yellow']);
});

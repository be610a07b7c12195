import '../../../i18n/english';
import { expect, test } from 'vitest';
import type { Standing } from '../../../net/protocol';
import { resultSentence } from './result';

const names = ['Ana', 'Bogdan', 'Carmen'];
const points = (difference: number): string => `${difference} points`;
const standings = (...scores: number[]): Standing[] =>
  scores.map((score, seat) => ({
    seat,
    score,
    place: 1 + scores.filter((other) => other > score).length,
    parts: {},
    win: 0,
  }));

test('a player reads the place and the margin in the second person', () => {
  const result = standings(30, 34, 20);
  expect(resultSentence(result, [0], names, points)).toBe('You came second, 4 points behind Bogdan.');
  expect(resultSentence(result, [1], names, points)).toBe('You won, 4 points ahead of Ana.');
  expect(resultSentence(result, [2], names, points)).toBe('You came third, 14 points behind Bogdan.');
});

test('those who are level share the win', () => {
  expect(resultSentence(standings(34, 34, 20), [0], names, points)).toBe('You share the win with Bogdan.');
  expect(resultSentence(standings(34, 34, 20), [2], names, points)).toBe(
    'You came third, 14 points behind Ana and Bogdan.',
  );
});

test('without a margin places are named alone', () => {
  const result = standings(30, 34);
  expect(resultSentence(result, [0], names)).toBe('You came second.');
  expect(resultSentence(result, [1], names)).toBe('You won!');
});

test('equal scores that a tie-break has parted name no margin', () => {
  const [first, second] = standings(34, 34);
  expect(resultSentence([first!, { ...second!, place: 2 }], [1], names, points)).toBe('You came second.');
});

test('spectators, those who share a device, and who played alone read names', () => {
  const result = standings(30, 34);
  expect(resultSentence(result, [], names, points)).toBe('Bogdan wins.');
  expect(resultSentence(result, [0, 1], names, points)).toBe('Bogdan wins.');
  expect(resultSentence(standings(30), [0], names, points)).toBe('Ana wins.');
});

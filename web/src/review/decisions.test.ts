import { expect, test } from 'vitest';
import type { Choice, Judged, Reviewed } from '../net/protocol';
import { betterMoveAt, chancesAt, decisionsOf, isMistake, mistakesOf, nextMistake, roundedBalance } from './decisions';

const choice = (text: string): Choice => ({ text, words: { key: text, arguments: {} }, preview: null });

const ply = (number: number, chances: number[], more: Partial<Judged> = {}): Judged => ({
  ply: number,
  actor: number % 2,
  move: `move ${number}`,
  chances,
  points: [0, 0],
  best: null,
  loss: 0,
  word: null,
  reason: null,
  ...more,
});

const review: Reviewed = {
  type: 'reviewed',
  bot: 'learned',
  start: [0.5, 0.5],
  plies: [
    ply(0, [0.4, 0.6], { best: 'a', loss: 0.1, word: 'blunder' }),
    ply(1, [0.7, 0.3]),
    ply(2, [0.7, 0.3], { best: 'c', loss: 0, word: 'best' }),
    ply(3, [0.68, 0.32], { best: 'd', loss: 0.03, word: 'inaccuracy' }),
  ],
  best: [choice('a'), null, choice('c'), choice('d')],
  turning_points: [{ ply: 1, words: { key: 'turned', arguments: {} } }],
  chances: [],
  points: [],
  events: [],
  finished: true,
  damage: null,
};

test('moment n is after n plies', () => {
  expect(chancesAt(review, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(review, 1)).toEqual([0.4, 0.6]);
});

test('a better move is shown only where the one played was not as good', () => {
  expect([0, 1, 2, 3, 4].map((moment) => betterMoveAt(review, moment)?.text ?? null)).toEqual([null, 'a', null, null, 'd']);
});

test('decisions are plies with a grade, mistakes are those that were not good', () => {
  expect(decisionsOf(review).map(({ ply: number }) => number)).toEqual([0, 2, 3]);
  expect(decisionsOf(review).filter(isMistake).map(({ ply: number }) => number)).toEqual([0, 3]);
});

test('goes from mistake to mistake, and never stays', () => {
  const mistakes = mistakesOf(review, null);
  expect(nextMistake(mistakes, 0, 1)?.ply).toBe(0);
  expect(nextMistake(mistakes, 1, 1)?.ply).toBe(3);
  expect(nextMistake(mistakes, 4, 1)).toBeUndefined();
  expect(nextMistake(mistakes, 4, -1)?.ply).toBe(0);
  expect(nextMistake(mistakes, 1, -1)).toBeUndefined();
});

test('the mistakes of one seat', () => {
  expect(mistakesOf(review, 1).map(({ ply: number }) => number)).toEqual([3]);
});

test('rounded parts add up', () => {
  const balance = { start: 0.25, luck: 0.12349, choices: -0.04449, result: 0.329 };
  const { start, luck, choices, result } = roundedBalance(balance, 3);
  expect([start, luck, choices, result]).toEqual([0.25, 0.123, -0.044, 0.329]);
  const awkward = roundedBalance({ start: 0.3334, luck: 0.0004, choices: 0.6662, result: 1 }, 3);
  expect(awkward.choices).toBe(0.667);
});

test('in a unit of which fewer are better, nothing is minus zero', () => {
  const balance = { start: -1863, luck: -26, choices: 1889, result: 0 };
  expect(roundedBalance(balance, 2, -1000)).toEqual({ start: 1.86, luck: 0.03, choices: -1.89, result: 0 });
});

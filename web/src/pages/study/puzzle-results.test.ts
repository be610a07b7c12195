import { expect, test } from 'vitest';
import { nextPuzzle, ratingOf, resultOf, saveResult as save, streak } from './puzzle-results.svelte';

const one = { game: 'marrakech', number: 1 };
const other = { game: 'regatta', number: 1 };

const saveResult = (puzzle: typeof one, result: 'solved' | 'missed', day: string | null): void =>
  save(puzzle, 1500, result === 'solved' ? 1 : null, day);

test('a streak grows daily until a day is missed or left out', () => {
  saveResult(one, 'solved', '2026-11-30');
  expect(streak('2026-11-30')).toBe(1);
  saveResult(other, 'solved', '2026-12-01');
  expect([streak('2026-12-01'), streak('2026-12-02'), streak('2026-12-03')]).toEqual([2, 2, 0]);
  saveResult(one, 'missed', '2026-12-02');
  expect(streak('2026-12-02')).toBe(0);
  saveResult(one, 'solved', '2026-12-03');
  expect(streak('2026-12-03')).toBe(1);
});

test('a puzzle of no day is saved, and does not change the streak', () => {
  saveResult(other, 'missed', null);
  expect(resultOf(other, null)).toBe('missed');
  expect(streak('2026-12-03')).toBe(1);
});

test('a puzzle solved earlier has to be solved again on its day', () => {
  saveResult(one, 'solved', null);
  expect(resultOf(one, '2026-12-04')).toBeNull();
  saveResult(one, 'missed', '2026-12-04');
  expect([resultOf(one, '2026-12-04'), resultOf(one, '2026-12-05')]).toEqual(['missed', null]);
});

test('only the first result of a puzzle changes the rating of its game', () => {
  const game = 'chess';
  expect(ratingOf(game)).toBe(1500);
  save({ game, number: 5 }, 1500, 1, null);
  expect(ratingOf(game)).toBe(1524);
  save({ game, number: 5 }, 1500, null, null);
  expect(ratingOf(game)).toBe(1524);
});

test('the next puzzle is as hard as the solver is good, of the theme, and open', () => {
  const game = 'go';
  const puzzles = [
    { themes: ['pay'], rating: 1900 },
    { themes: ['lay', 'pay'], rating: 1520 },
    { themes: ['lay'], rating: 1490 },
  ];
  expect(nextPuzzle(game, puzzles, '')).toBe(3);
  expect(nextPuzzle(game, puzzles, 'pay')).toBe(2);
  save({ game, number: 2 }, 1520, 1, null);
  expect(nextPuzzle(game, puzzles, 'pay')).toBe(1);
  save({ game, number: 1 }, 1900, null, null);
  expect(nextPuzzle(game, puzzles, 'pay')).toBeNull();
});

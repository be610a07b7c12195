import { expect, test } from 'vitest';
import { FIRST_RATING, ratingAfter, scoreOf } from './puzzle-rating';

test('a rating rises by solving, falls by missing, and most against the odds', () => {
  const after = (puzzle: number, attempt: number | null) => ratingAfter(FIRST_RATING, 0, puzzle, scoreOf(attempt));
  expect(after(FIRST_RATING, 1)).toBe(FIRST_RATING + 24);
  expect(after(FIRST_RATING, null)).toBe(FIRST_RATING - 24);
  expect(after(FIRST_RATING, 2)).toBe(FIRST_RATING);
  expect(after(1900, 1)).toBeGreaterThan(after(1100, 1));
  expect(after(1900, null)).toBeGreaterThan(after(1100, null));
});

test('a settled rating moves half as far', () => {
  expect(ratingAfter(FIRST_RATING, 20, FIRST_RATING, 1)).toBe(FIRST_RATING + 12);
});

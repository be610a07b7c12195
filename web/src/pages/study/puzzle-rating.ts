/**
 * How a solver's rating follows from the puzzles, as in chess: a solver rated as high as a puzzle is expected to
 * solve it at every other first attempt.
 */

export const FIRST_RATING = 1500;

const SCALE = 400; // points that multiply the expected odds by ten
const NEW_SOLVER = 20; // puzzles until a rating is settled
const LARGE_STEP = 48;
const SMALL_STEP = 24;

/** What solving at attempt number `attempt` is worth, from 1; not solving it (null) is worth nothing. */
export const scoreOf = (attempt: number | null): number => (attempt === null ? 0 : attempt === 1 ? 1 : 0.5);

/** The rating after a puzzle rated `puzzle` brought `score`; `count` puzzles have counted before. */
export function ratingAfter(rating: number, count: number, puzzle: number, score: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / SCALE));
  return Math.round(rating + (count < NEW_SOLVER ? LARGE_STEP : SMALL_STEP) * (score - expected));
}

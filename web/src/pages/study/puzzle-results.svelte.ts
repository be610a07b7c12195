/** The puzzles that were solved or missed in this browser, the solver's ratings, and the days solved in a row. */
import type { PuzzleName, PuzzleSummary } from '../../net/protocol';
import { Persisted } from '../../ui/settings/persisted.svelte';
import { FIRST_RATING, ratingAfter, scoreOf } from './puzzle-rating';

export type Result = 'solved' | 'missed';

interface Rating {
  rating: number;
  /** How many puzzles have counted. */
  count: number;
}

interface PuzzleResults {
  results: Record<string, Result>;
  /** By game. */
  ratings: Record<string, Rating>;
  /** The last day whose puzzle was solved or missed on that day. */
  day: string;
  /** How the puzzle of `day` went. */
  result: Result | null;
  /** How many days in a row were solved, up to `day`. */
  days: number;
}

const stored = new Persisted<PuzzleResults>('taros-puzzles', {
  results: {},
  ratings: {},
  day: '',
  result: null,
  days: 0,
});

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** The name of a puzzle in URLs: `marrakech-12`. */
export const puzzleId = ({ game, number }: PuzzleName): string => `${game}-${number}`;

/** The URL of a puzzle; `theme` is that of the puzzles that are being solved, '' for all. */
export const puzzleUrl = (puzzle: PuzzleName, theme: string): string =>
  `/puzzle/${puzzleId(puzzle)}${theme && `?theme=${encodeURIComponent(theme)}`}`;

/** How `puzzle` went. If it is the puzzle of the day `today`, only a result of that day counts. */
export function resultOf(puzzle: PuzzleName, today: string | null): Result | null {
  const { results, day, result } = stored.current;
  if (today !== null) return day === today ? result : null;
  return results[puzzleId(puzzle)] ?? null;
}

/** How many days in a row were solved, as of `today`. */
export function streak(today: string): number {
  const { day, days } = stored.current;
  return day === today || day === dayBefore(today) ? days : 0;
}

const ratingIn = (game: string): Rating => stored.current.ratings[game] ?? { rating: FIRST_RATING, count: 0 };

/** The solver's rating in `game`. */
export const ratingOf = (game: string): number => ratingIn(game).rating;

/**
 * Save how `puzzle`, rated `puzzleRating`, went: solved at attempt number `attempt`, or missed (null). `today` is its
 * day if it is the puzzle of the day, else null. The first result of a puzzle changes the solver's rating.
 */
export function saveResult(puzzle: PuzzleName, puzzleRating: number, attempt: number | null, today: string | null): void {
  const { current } = stored;
  const id = puzzleId(puzzle);
  const result: Result = attempt === null ? 'missed' : 'solved';
  const results = { ...current.results, [id]: result };
  const { rating, count } = ratingIn(puzzle.game);
  const isFirst = current.results[id] === undefined;
  const next = { rating: ratingAfter(rating, count, puzzleRating, scoreOf(attempt)), count: count + 1 };
  const ratings = isFirst ? { ...current.ratings, [puzzle.game]: next } : current.ratings;
  if (today === null) stored.current = { ...current, results, ratings };
  else stored.current = { results, ratings, day: today, result, days: result === 'solved' ? streak(today) + 1 : 0 };
}

/**
 * The number of the puzzle to go on with: of `theme` ('' for all), neither solved nor missed yet, and as hard as
 * the solver is good; null if none is left. `puzzles` are those of `game` in the order of their numbers.
 */
export function nextPuzzle(game: string, puzzles: readonly PuzzleSummary[], theme: string): number | null {
  const own = ratingOf(game);
  const open = puzzles
    .map((puzzle, index) => ({ ...puzzle, number: index + 1 }))
    .filter(({ themes, number }) => !(puzzleId({ game, number }) in stored.current.results) && (theme === '' || themes.includes(theme)));
  const nearest = open.sort((a, b) => Math.abs(a.rating - own) - Math.abs(b.rating - own) || a.number - b.number)[0];
  return nearest?.number ?? null;
}

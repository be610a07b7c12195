/** The puzzles that were solved or missed in this browser, and the streak of days solved in a row. */
import type { PuzzleName } from '../../net/protocol';
import { Persisted } from '../../ui/settings/persisted.svelte';

export type Result = 'solved' | 'missed';

interface PuzzleResults {
  results: Record<string, Result>;
  /** The last day whose puzzle was solved or missed on that day. */
  day: string;
  /** How the puzzle of `day` went. */
  result: Result | null;
  /** How many days in a row were solved, up to `day`. */
  days: number;
}

const stored = new Persisted<PuzzleResults>('taros-puzzles', { results: {}, day: '', result: null, days: 0 });

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** The name of a puzzle in URLs: `marrakech-12`. */
export const puzzleId = ({ game, number }: PuzzleName): string => `${game}-${number}`;

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

/** Save how `puzzle` went. `today` is its day if it is the puzzle of the day, else null. */
export function saveResult(puzzle: PuzzleName, result: Result, today: string | null): void {
  const results = { ...stored.current.results, [puzzleId(puzzle)]: result };
  if (today === null) stored.current = { ...stored.current, results };
  else stored.current = { results, day: today, result, days: result === 'solved' ? streak(today) + 1 : 0 };
}

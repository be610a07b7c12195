/** What this browser remembers of puzzles: which were solved or missed, and for how many days in a row. */
import type { PuzzleName } from '../../net/protocol';
import { Stored } from '../../ui/settings/stored.svelte';

export type Result = 'solved' | 'missed';

interface Memory {
  results: Record<string, Result>;
  /** The last puzzle of a day that was solved or missed on its day. */
  day: string;
  result: Result | null;
  /** Days in a row that were solved, up to that one. */
  days: number;
}

const memory = new Stored<Memory>('taros-puzzles', { results: {}, day: '', result: null, days: 0 });

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

export const nameOf = ({ game, number }: PuzzleName): string => `${game}-${number}`;

/** How a puzzle went; as the puzzle of a day, only what was done that day counts. */
export function resultOf(puzzle: PuzzleName, today: string | null): Result | null {
  const { results, day, result } = memory.now;
  if (today !== null) return day === today ? result : null;
  return results[nameOf(puzzle)] ?? null;
}

/** How many days in a row, as of a day. */
export function streak(today: string): number {
  const { day, days } = memory.now;
  return day === today || day === dayBefore(today) ? days : 0;
}

/** A puzzle is solved or missed for good; with a day if it is that day's. */
export function keep(puzzle: PuzzleName, result: Result, today: string | null): void {
  const results = { ...memory.now.results, [nameOf(puzzle)]: result };
  if (today === null) memory.now = { ...memory.now, results };
  else memory.now = { results, day: today, result, days: result === 'solved' ? streak(today) + 1 : 0 };
}

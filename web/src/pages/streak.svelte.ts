/** What this browser remembers of puzzles: which were solved or given up, and for how many days in a row. */
import type { PuzzleName } from '../net/protocol';
import { Stored } from '../ui/stored.svelte';

export type Result = 'solved' | 'missed';

interface Memory {
  results: Record<string, Result>;
  /** Days in a row, up to `last`. */
  days: number;
  /** The last day whose puzzle was solved on that day. */
  last: string;
}

const memory = new Stored<Memory>('taros-puzzles', { results: {}, days: 0, last: '' });

const DAY = 86_400_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

export const nameOf = ({ game, number }: PuzzleName): string => `${game}-${number}`;

export const resultOf = (puzzle: PuzzleName): Result | null => memory.now.results[nameOf(puzzle)] ?? null;

/** How many days in a row, as of a day. */
export function streak(today: string): number {
  const { days, last } = memory.now;
  return last === today || last === dayBefore(today) ? days : 0;
}

/** A puzzle is solved or missed for good; with a day if it is that day's. */
export function keep(puzzle: PuzzleName, result: Result, today: string | null): void {
  const results = { ...memory.now.results, [nameOf(puzzle)]: result };
  if (today === null || memory.now.last === today) memory.now = { ...memory.now, results };
  else if (result === 'missed') memory.now = { results, days: 0, last: '' };
  else memory.now = { results, days: streak(today) + 1, last: today };
}

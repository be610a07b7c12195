/** Races of one boat against the clock, kept in this browser: when each began, and the best result on each course. */
import { Persisted } from '../../../ui/settings/persisted.svelte';

export interface Result {
  turns: number;
  seconds: number;
}

interface Race {
  /** The time of its start, in milliseconds since 1970. */
  began: number;
  result?: Result;
}

interface TimeTrials {
  /** By the id of the table. */
  races: Record<string, Race>;
  /** The best result by course. */
  best: Record<string, Result>;
}

const MAX_KEPT = 50; // races

const stored = new Persisted<TimeTrials>('taros-regatta-solo', { races: {}, best: {} });

export const raceAt = (table: string): Race | undefined => stored.current.races[table];
export const bestOn = (course: string): Result | null => stored.current.best[course] ?? null;

/** Start the clock of the race at `table`, if it is not running. */
export function startClock(table: string, now: number): void {
  if (raceAt(table)) return;
  const races = Object.entries(stored.current.races).slice(1 - MAX_KEPT);
  stored.current = { ...stored.current, races: { ...Object.fromEntries(races), [table]: { began: now } } };
}

/** Stop the clock of a finished race, and keep its result if it is the best on `course`. */
export function stopClock(table: string, course: string, turns: number, now: number): void {
  const race = raceAt(table);
  if (!race || race.result) return;
  const result = { turns, seconds: Math.round((now - race.began) / 1000) };
  const best = bestOn(course);
  stored.current = {
    races: { ...stored.current.races, [table]: { ...race, result } },
    best: { ...stored.current.best, [course]: best && !isBetter(result, best) ? best : result },
  };
}

/** Whether result `a` is better than `b`: fewer turns, or as many in less time. */
export const isBetter = (a: Result, b: Result): boolean =>
  a.turns < b.turns || (a.turns === b.turns && a.seconds < b.seconds);

/** A time as minutes and seconds. */
export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Races of one boat against the clock, kept in this browser: when each began, and the best on every course. */
import { Persisted } from '../../../ui/settings/persisted.svelte';

export interface Result {
  turns: number;
  seconds: number;
}

interface Race {
  /** Milliseconds by this device's clock. */
  began: number;
  result?: Result;
}

interface Kept {
  /** By table. */
  races: Record<string, Race>;
  /** By course. */
  best: Record<string, Result>;
}

const MOST = 50; // races that are remembered

const kept = new Persisted<Kept>('taros-regatta-solo', { races: {}, best: {} });

export const raceAt = (table: string): Race | undefined => kept.current.races[table];
export const bestOn = (course: string): Result | null => kept.current.best[course] ?? null;

/** The clock starts when the boat is first seen. */
export function begin(table: string, now: number): void {
  if (raceAt(table)) return;
  const races = Object.entries(kept.current.races).slice(1 - MOST);
  kept.current = { ...kept.current, races: { ...Object.fromEntries(races), [table]: { began: now } } };
}

/** Home: the clock stops, once. */
export function finish(table: string, course: string, turns: number, now: number): void {
  const race = raceAt(table);
  if (!race || race.result) return;
  const result = { turns, seconds: Math.round((now - race.began) / 1000) };
  const best = bestOn(course);
  kept.current = {
    races: { ...kept.current.races, [table]: { ...race, result } },
    best: { ...kept.current.best, [course]: best && !isBetter(result, best) ? best : result },
  };
}

/** Fewer turns, or as many in less time. */
export const isBetter = (a: Result, b: Result): boolean =>
  a.turns < b.turns || (a.turns === b.turns && a.seconds < b.seconds);

/** Minutes and seconds. */
export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What this device was promised before a game, and the bits it gave: to compare in the end. */

export interface Promised {
  /** SHA-256 of the seed, as it was published before our bits were known. */
  commitment: string;
  contribution: string;
}

const KEY = 'taros-promises';
const KEPT = 50; // tables

export function keepPromise(table: string, promise: Promised): void {
  const others = promises().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, promise]].slice(-KEPT)));
  } catch {
    // without storage the promise cannot be compared, and the proof says so
  }
}

export const promiseOf = (table: string): Promised | null =>
  promises().find(([id]) => id === table)?.[1] ?? null;

function promises(): [string, Promised][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Promised][];
  } catch {
    return [];
  }
}

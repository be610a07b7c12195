/** The server's commitments to its seeds, and this device's contributions: kept until a game's proof is checked. */

export interface SavedCommitment {
  /** SHA-256 of the seed, published before the server knew our contribution. */
  commitment: string;
  contribution: string;
}

const KEY = 'taros-promises';
const MAX_SAVED = 50; // tables

export function saveCommitment(table: string, commitment: SavedCommitment): void {
  const others = readAll().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, commitment]].slice(-MAX_SAVED)));
  } catch {
    // without storage the proof reports that the commitment is not known
  }
}

export const savedCommitment = (table: string): SavedCommitment | null =>
  readAll().find(([id]) => id === table)?.[1] ?? null;

function readAll(): [string, SavedCommitment][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, SavedCommitment][];
  } catch {
    return [];
  }
}

/** What this device gave and was shown when the chance of games was mixed: kept until a game's proof is checked. */

export interface SavedCommitment {
  /** Random bits of this device. */
  contribution: string;
  /** SHA-256 of the seed, published before our bits were revealed; null until then. */
  commitment: string | null;
  /** Those of all devices, in order, as shown before our bits were revealed; old entries have none. */
  hashes?: string[];
  /** The round for which the bits were drawn; old entries have none. */
  round?: number;
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

/**
 * This device's part when the chance of a game is mixed: the hash of random bits first, and the bits themselves once
 * the hashes of all devices and the commitment to the seed are shown.
 */
import { saveCommitment, type SavedCommitment } from './commitments';
import { hashOf } from './fairness';
import type { Commit, Mixing, Reveal } from '../protocol';

/** What this device holds for one table. */
export class MixingPart {
  #saved: SavedCommitment | null;

  constructor(
    readonly table: string,
    saved: SavedCommitment | null,
  ) {
    this.#saved = saved;
  }

  /** What to send now, for a device with `seats`; null: nothing. */
  async answer(mixing: Mixing, seats: readonly number[]): Promise<Commit | Reveal | null> {
    const seat = mixing.seats.find((each) => seats.includes(each));
    if (seat === undefined) return null;
    const sent = mixing.hashes.find((each) => each.seat === seat)?.hash;
    if (mixing.commitment === null) return sent === undefined ? this.#commit(mixing.round) : null;
    return sent === undefined || mixing.revealed.includes(seat) ? null : this.#reveal(mixing, mixing.commitment, sent);
  }

  /** Draw bits for `round`, once; bits that were revealed are never used again. */
  async #commit(round: number): Promise<Commit> {
    if (this.#saved?.round !== round || this.#saved.commitment !== null)
      this.#save({ contribution: randomBits(), commitment: null, hashes: [], round });
    return { type: 'commit', round, hash: await hashOf(this.#saved!.contribution) };
  }

  /** Reveal the bits whose hash was `sent`, for one commitment only: not again for one that was drawn after it. */
  async #reveal(mixing: Mixing, commitment: string, sent: string): Promise<Reveal | null> {
    const saved = this.#saved;
    if (!saved || (await hashOf(saved.contribution)) !== sent) return null;
    if (saved.commitment !== null && saved.commitment !== commitment) return null;
    this.#save({ ...saved, commitment, hashes: mixing.hashes.map(({ hash }) => hash) });
    return { type: 'reveal', bits: saved.contribution };
  }

  #save(saved: SavedCommitment): void {
    this.#saved = saved;
    saveCommitment(this.table, saved);
  }
}

/** 128 random bits of this device. */
function randomBits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

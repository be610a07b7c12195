/**
 * Checks in the browser that the chance events of a game were fair, by the scheme of taros.core.fairness.
 * It uses the browser's cryptography and knows no rules of any game.
 */
import type { SavedCommitment } from './commitments';
import type { ChanceEvent, ChanceProof } from '../protocol';

/** What outcomes follow from: bits that were hashed before the seed was drawn, bits that were not, or the seed alone. */
export type ProofKind = 'revealed' | 'contributions' | 'seed';

export const kindOf = (proof: ChanceProof): ProofKind =>
  proof.hashes.length > 0 ? 'revealed' : proof.contributions.length > 0 ? 'contributions' : 'seed';

export interface FairnessResult {
  /** Whether the SHA-256 of the seed is the commitment. */
  seedMatches: boolean;
  /** Whether the bits are those whose hashes were sent before; null if there are no hashes. */
  hashesMatch: boolean | null;
  /** Whether this device was shown that commitment, and those hashes, before it revealed its bits; null if it has kept none. */
  commitmentMatches: boolean | null;
  /** Whether the contribution that this device revealed was used; null if it has kept none. */
  contributionUsed: boolean | null;
  /** Numbers of the events whose outcome does not follow from seed, contributions and weights. */
  wrong: number[];
  /** How many events were checked. */
  events: number;
}

export const isFair = (result: FairnessResult): boolean =>
  result.seedMatches &&
  result.hashesMatch !== false &&
  result.commitmentMatches !== false &&
  result.contributionUsed !== false &&
  result.wrong.length === 0;

/** Whether the browser offers cryptography: only on secure pages. */
export const canVerify = (): boolean => typeof crypto.subtle !== 'undefined';

/** Check `proof` against itself and against what this device has `saved` before the game. */
export async function verify(proof: ChanceProof, saved: SavedCommitment | null): Promise<FairnessResult> {
  const seed = bytesOf(proof.seed);
  const digest = await crypto.subtle.digest('SHA-256', seed);
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const wrong: number[] = [];
  for (const [index, event] of proof.events.entries()) {
    const isNext = event.event === index + 1;
    const drawn = await draw(key, proof.contributions, event);
    if (!isNext || drawn !== event.outcome) wrong.push(event.event);
  }
  return {
    seedMatches: hexOf(digest) === proof.commitment,
    hashesMatch: proof.hashes.length > 0 ? await areHashesOf(proof.hashes, proof.contributions) : null,
    commitmentMatches: wasShown(proof, saved),
    contributionUsed: isRevealed(saved) ? proof.contributions.includes(saved.contribution) : null,
    wrong,
    events: proof.events.length,
  };
}

/** The SHA-256 of hexadecimal text, as such. */
export const hashOf = async (bits: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytesOf(bits)));

async function areHashesOf(hashes: string[], contributions: string[]): Promise<boolean> {
  return isSame(hashes, await Promise.all(contributions.map(hashOf)));
}

/** Whether this device has revealed bits; a game begins without them if their hash comes too late. */
const isRevealed = (saved: SavedCommitment | null): saved is SavedCommitment => saved !== null && saved.commitment !== null;

function wasShown(proof: ChanceProof, saved: SavedCommitment | null): boolean | null {
  if (!isRevealed(saved)) return null;
  return saved.commitment === proof.commitment && isSame(saved.hashes ?? [], proof.hashes);
}

const isSame = (some: string[], others: string[]): boolean => some.join() === others.join();

async function draw(key: CryptoKey, contributions: string[], event: ChanceEvent): Promise<string | null> {
  const text = `${contributions.join(',')}:${event.event}`;
  const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  const total = event.weights.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = Number(BigInt(`0x${hexOf(digest)}`) % BigInt(total));
  for (const [outcome, weight] of event.weights) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
  return null;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

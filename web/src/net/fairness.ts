/**
 * Was chance fair? The scheme of taros.core.fairness, checked by the browser's own cryptography and
 * without knowing any rules.
 */
import type { ChanceEvent, ChanceProof } from './protocol';
import type { Promised } from './promises';

export interface Verdict {
  /** The seed is the one whose SHA-256 was published. */
  seedFits: boolean;
  /** That was what this device was shown before the game; null: it does not remember. */
  promiseFits: boolean | null;
  /** The bits of this device are among those that were used; null: it does not remember. */
  bitsUsed: boolean | null;
  /** Events that the seed, the contributions and the weights do not give. */
  wrong: number[];
  events: number;
}

export const isFair = (verdict: Verdict): boolean =>
  verdict.seedFits &&
  verdict.promiseFits !== false &&
  verdict.bitsUsed !== false &&
  verdict.wrong.length === 0;

/** Browsers have cryptography on secure pages only. */
export const canVerify = (): boolean => typeof crypto.subtle !== 'undefined';

export async function verify(proof: ChanceProof, promised: Promised | null): Promise<Verdict> {
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
    seedFits: hexOf(digest) === proof.commitment,
    promiseFits: promised && promised.commitment === proof.commitment,
    bitsUsed: promised && proof.contributions.includes(promised.contribution),
    wrong,
    events: proof.events.length,
  };
}

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

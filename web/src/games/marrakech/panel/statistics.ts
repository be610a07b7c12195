/** Statistics of a game: rolls and payments. */
import type { ReplayFrame } from '../../../net/protocol';
import type { PlyEvent, Rolled } from '../types';

export const ROLLS = [1, 2, 3, 4] as const;
const WEIGHTS: Record<number, number> = { 1: 1, 2: 2, 3: 2, 4: 1 };

export const walksOf = (frames: readonly ReplayFrame[]): Rolled[] =>
  frames.map(({ event }) => event as PlyEvent | null).filter((event) => event?.type === 'rolled');

export interface RollCount {
  roll: number;
  count: number;
  /** The expected count with a fair die. */
  expected: number;
}

export function rollCounts(walks: readonly Rolled[]): RollCount[] {
  return ROLLS.map((roll) => ({
    roll,
    count: walks.filter((walk) => walk.roll === roll).length,
    expected: (walks.length * WEIGHTS[roll]!) / 6,
  }));
}

export interface PaymentBalance {
  seat: number;
  paid: number;
  received: number;
  /** The largest single payment. */
  dearest: number;
}

export function paymentBalances(walks: readonly Rolled[], seats: number): PaymentBalance[] {
  return Array.from({ length: seats }, (_, seat) => {
    const payments = walks.filter((walk) => walk.seat === seat).map(({ paid }) => paid);
    const income = walks.filter((walk) => walk.owner === seat).map(({ paid }) => paid);
    return {
      seat,
      paid: sum(payments),
      received: sum(income),
      dearest: Math.max(0, ...payments),
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

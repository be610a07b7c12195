import { describe, expect, it } from 'vitest';
import type { ReplayFrame } from '../../../net/protocol';
import recorded from '../guide/recorded.json';
import type { Rolled } from '../types';
import { paymentBalances, rollCounts, walksOf } from './statistics';

const payment = recorded.payment.event as Rolled;
const walk = (change: Partial<Rolled>): Rolled => ({ ...payment, ...change });

describe('statistics of a game', () => {
  it('use walks only', () => {
    const frames = [null, ...recorded.show.events].map((event) => ({ event }) as ReplayFrame);
    expect(walksOf(frames)).toHaveLength(8);
  });

  it('count rolls beside one to two to two to one', () => {
    const walks = [1, 2, 2, 3, 3, 3].map((roll) => walk({ roll }));
    expect(rollCounts(walks)).toEqual([
      { roll: 1, count: 1, expected: 1 },
      { roll: 2, count: 2, expected: 2 },
      { roll: 3, count: 3, expected: 2 },
      { roll: 4, count: 0, expected: 1 },
    ]);
  });

  it('balance what was paid and received', () => {
    const walks = [
      walk({ seat: 0, owner: 1, paid: 4 }),
      walk({ seat: 0, owner: 2, paid: 7 }),
      walk({ seat: 1, owner: null, paid: 0 }),
    ];
    expect(paymentBalances(walks, 3)).toEqual([
      { seat: 0, paid: 11, received: 0, dearest: 7 },
      { seat: 1, paid: 0, received: 4, dearest: 0 },
      { seat: 2, paid: 0, received: 7, dearest: 0 },
    ]);
  });
});

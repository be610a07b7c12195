import { expect, test } from 'vitest';
import { sailed, STRAIGHT } from '../state/testing';
import type { PlyEvent } from '../types';
import { statisticsOf } from './statistics';

test('a second card is no second turn; calms and stays are turns without sailing', () => {
  const frame = (turn: number, event: PlyEvent | null) => ({ turn, event }) as never;
  const frames = [
    frame(1, null),
    frame(1, sailed(0, [0, 0, 0], [0, 100, 0])),
    frame(2, sailed(0, [0, 100, 0], [0, 150, 0])),
    frame(2, { type: 'exchanged', seat: 1, cards: [STRAIGHT] }),
    frame(3, { type: 'drawn', seat: 1 }),
    frame(4, { type: 'sun-laid', seat: 0, boat: 1, misses: [1] }),
  ];
  const [first, second] = statisticsOf(frames, 2);
  expect(first).toMatchObject({ turns: 1, sailed: 150, wasted: 0, suns: 0 });
  expect(second).toMatchObject({ turns: 2, sailed: 0, wasted: 2, suns: 1 });
});

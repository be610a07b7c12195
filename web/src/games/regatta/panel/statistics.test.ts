import { expect, test } from 'vitest';
import type { Motion, Pose } from '../types';
import { statisticsOf } from './statistics';

const sail = (seat: number, ...poses: Pose[]): Motion => ({ seat, card: 'S', arrow: 'S', poses });

test('a second card is no second turn; calms and stays are turns without sailing', () => {
  const frame = (turn: number, motion: Motion | null) => ({ turn, motion }) as never;
  const frames = [
    frame(1, null),
    frame(1, sail(0, [0, 0, 0], [0, 100, 0])),
    frame(2, sail(0, [0, 100, 0], [0, 150, 0])),
    frame(2, { seat: 1, cards: ['S'] }),
    frame(3, { seat: 1, draws: true }),
    frame(4, { seat: 0, calms: 1, misses: [1] }),
  ];
  const [first, second] = statisticsOf(frames, 2);
  expect(first).toMatchObject({ turns: 1, sailed: 150, wasted: 0, suns: 0 });
  expect(second).toMatchObject({ turns: 2, sailed: 0, wasted: 2, suns: 1 });
});

import { expect, test } from 'vitest';
import type { Motion, Pose } from '../types';
import { durationOf, poseAt } from './timeline';

const sail = (seat: number, ...poses: Pose[]): Motion => ({ seat, card: 'S', arrow: 'S', poses });

test('an animation goes from the first pose to the last', () => {
  const motion = sail(0, [0, 0, 0], [0, 100, 0]);
  expect(poseAt(motion, 0)).toEqual([0, 0, 0]);
  expect(poseAt(motion, durationOf(motion))).toEqual([0, 100, 0]);
  expect(durationOf(motion)).toBeLessThanOrEqual(600);
  expect(poseAt({ seat: 0, draws: true }, 10)).toBeNull();
});

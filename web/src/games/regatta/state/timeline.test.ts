import { expect, test } from 'vitest';
import { sailed } from './testing';
import { durationOf, poseAt } from './timeline';

test('an animation goes from the first pose to the last', () => {
  const event = sailed(0, [0, 0, 0], [0, 100, 0]);
  expect(poseAt(event, 0)).toEqual([0, 0, 0]);
  expect(poseAt(event, durationOf(event))).toEqual([0, 100, 0]);
  expect(durationOf(event)).toBeLessThanOrEqual(600);
  expect(poseAt({ type: 'drawn', seat: 0 }, 10)).toBeNull();
});

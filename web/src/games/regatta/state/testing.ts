/** Events for tests. */
import type { Pose, Sailed } from '../types';

/** `seat` sails straight on along `poses`. */
export const sailed = (seat: number, ...poses: Pose[]): Sailed => ({
  type: 'sailed',
  seat,
  card: 'S',
  arrow: 'S',
  turn: 0,
  poses,
});

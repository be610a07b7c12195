/** Events for tests. */
import type { Piece, Pose, Sailed } from '../types';

/** The card that goes straight on. */
export const STRAIGHT: Piece = { name: 'S', words: { key: 'regatta-way-ahead', arguments: {} } };

/** `seat` sails straight on along `poses`. */
export const sailed = (seat: number, ...poses: Pose[]): Sailed => ({
  type: 'sailed',
  seat,
  card: STRAIGHT,
  arrow: 'S',
  poses,
});

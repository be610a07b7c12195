/** Statistics of a race. */
import type { ReplayFrame } from '../../../net/protocol';
import { pathLength } from '../geometry';
import type { Motion } from '../types';

export interface BoatStatistics {
  seat: number;
  turns: number;
  /** The distance sailed, in millimetres. */
  sailed: number;
  /** Turns without sailing: exchanges, steering, and turns missed by a sun. */
  wasted: number;
  suns: number;
  cutShort: number;
}

interface PlayedMotion {
  motion: Motion;
  /** The turn in which it was played. */
  turn: number;
}

export function statisticsOf(frames: readonly ReplayFrame[], seats: number): BoatStatistics[] {
  const played = frames.flatMap(({ motion }, k): PlayedMotion[] =>
    motion && k > 0 ? [{ motion: motion as Motion, turn: frames[k - 1]!.turn }] : [],
  );
  return Array.from({ length: seats }, (_, seat) => boatStatistics(played, seat));
}

function boatStatistics(played: readonly PlayedMotion[], seat: number): BoatStatistics {
  const own = played.filter(({ motion }) => motion.seat === seat);
  const sails = own.filter(({ motion }) => motion.poses && motion.card !== undefined);
  const stays = own.filter(
    ({ motion, turn }) =>
      turn > 0 && (motion.cards?.length || (motion.poses && motion.card === undefined)),
  );
  const missed = played.filter(({ motion }) => motion.misses?.includes(seat)).length;
  const sailedTurns = new Set(sails.map(({ turn }) => turn)).size;
  return {
    seat,
    turns: sailedTurns + stays.length + missed,
    sailed: sails.reduce((sum, { motion }) => sum + pathLength(motion.poses!), 0),
    wasted: stays.length + missed,
    suns: played.filter(({ motion }) => motion.calms === seat).length,
    cutShort: sails.filter(({ motion }) => motion.cut_short).length,
  };
}

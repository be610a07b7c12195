/** What the boats did in a race. */
import type { ReplayFrame } from '../../../net/protocol';
import { pathLength } from '../geometry';
import type { Motion } from '../types';

export interface Race {
  seat: number;
  turns: number;
  /** Millimetres. */
  sailed: number;
  /** Turns without a sail: exchanges, steering, calms. */
  wasted: number;
  suns: number;
  cutShort: number;
}

interface PlayedMotion {
  motion: Motion;
  /** In which turn. */
  turn: number;
}

export function racesOf(frames: readonly ReplayFrame[], seats: number): Race[] {
  const played = frames.flatMap(({ motion }, k): PlayedMotion[] =>
    motion && k > 0 ? [{ motion: motion as Motion, turn: frames[k - 1]!.turn }] : [],
  );
  return Array.from({ length: seats }, (_, seat) => raceOf(played, seat));
}

function raceOf(played: readonly PlayedMotion[], seat: number): Race {
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

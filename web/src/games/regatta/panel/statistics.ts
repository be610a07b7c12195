/** Statistics of a race. */
import type { ReplayFrame } from '../../../net/protocol';
import { pathLength } from '../geometry';
import type { PlyEvent } from '../types';

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

interface PlayedEvent {
  event: PlyEvent;
  /** The turn in which it was played. */
  turn: number;
}

export function statisticsOf(frames: readonly ReplayFrame[], seats: number): BoatStatistics[] {
  const played = frames.flatMap(({ event }, k): PlayedEvent[] =>
    event && k > 0 ? [{ event: event as PlyEvent, turn: frames[k - 1]!.turn }] : [],
  );
  return Array.from({ length: seats }, (_, seat) => boatStatistics(played, seat));
}

function boatStatistics(played: readonly PlayedEvent[], seat: number): BoatStatistics {
  const own = played.filter(({ event }) => event.seat === seat);
  const sails = own.flatMap(({ event, turn }) => (event.type === 'sailed' ? [{ event, turn }] : []));
  const stays = own.filter(({ event: { type } }) => type === 'exchanged' || type === 'steered');
  const missed = played.filter(({ event }) => event.misses?.includes(seat)).length;
  const sailedTurns = new Set(sails.map(({ turn }) => turn)).size;
  return {
    seat,
    turns: sailedTurns + stays.length + missed,
    sailed: sails.reduce((sum, { event }) => sum + pathLength(event.poses), 0),
    wasted: stays.length + missed,
    suns: played.filter(({ event }) => event.type === 'sun-laid' && event.boat === seat).length,
    cutShort: sails.filter(({ event }) => event.cut_short).length,
  };
}

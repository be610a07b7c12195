/** A moment of a finished game, as a board shows it. */
import type { Choice, Replay, ReplayFrame } from '../../net/protocol';

export interface Moment {
  frame: ReplayFrame;
  /** All events up to `frame`, oldest first. */
  past: unknown[];
  /** A better move than the one that led to `frame`. */
  advice: Choice | null;
}

/** The moment of a replay after `ply` plies. */
export const momentAt = ({ frames }: Replay, ply: number, advice: Choice | null): Moment => ({
  frame: frames[ply]!,
  past: frames.slice(0, ply + 1).map(({ event }) => event),
  advice,
});

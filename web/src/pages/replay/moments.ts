/** Moments of a finished game, as boards show them. */
import type { Choice, Replay, ReplayFrame } from '../../net/protocol';

export interface Moment {
  frame: ReplayFrame;
  /** All motions up to it. */
  past: unknown[];
  /** What would have been better than the move that led to it. */
  advice: Choice | null;
}

export const momentOf = ({ frames }: Replay, ply: number, advice: Choice | null): Moment => ({
  frame: frames[ply]!,
  past: frames.slice(0, ply + 1).map(({ motion }) => motion),
  advice,
});

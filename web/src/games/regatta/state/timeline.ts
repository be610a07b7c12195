/** Computes animations from a motion and the milliseconds since it began: pure functions without a clock. */
import { pathLength, poseAlong, turnBetween } from '../geometry';
import type { SoundName } from '../sounds';
import type { Motion, Pose } from '../types';

// Durations in milliseconds
const MIN_SAIL = 320;
const MAX_SAIL = 600;
const SAIL_PER_MM = 2.6;
const TURN = 350;
const SUN = 450;
const EXCHANGE = 250;
const DRAW = 90;

/** Whether a boat moves along poses; a single pose is a position where it is put. */
const isMoving = ({ poses }: Motion): boolean => (poses?.length ?? 0) > 1;

/** How long the animation of `motion` takes. */
export function durationOf(motion: Motion): number {
  if (isMoving(motion)) return sailTime(motion.poses!);
  if (motion.calms !== undefined) return SUN;
  if (motion.cards?.length) return EXCHANGE;
  return motion.draws ? DRAW : 0;
}

function sailTime(poses: readonly Pose[]): number {
  const length = pathLength(poses);
  if (length < 1) return TURN * Math.min(1, 0.4 + Math.abs(turnOf(poses)) / 90);
  return Math.min(MAX_SAIL, Math.max(MIN_SAIL, SAIL_PER_MM * length));
}

const turnOf = (poses: readonly Pose[]): number => turnBetween(poses[0]![2], poses.at(-1)![2]);

/** The pose of the boat that moves, after `elapsed` milliseconds; null if none does. */
export function poseAt(motion: Motion, elapsed: number): Pose | null {
  if (!isMoving(motion)) return null;
  return poseAlong(motion.poses!, eased(elapsed / durationOf(motion), motion.cut_short ?? false));
}

/** How much of the animation is over after `elapsed` milliseconds, 0 to 1. */
export const partAt = (motion: Motion, elapsed: number): number =>
  eased(elapsed / Math.max(1, durationOf(motion)), motion.cut_short ?? false);

/** Ease `part` (0 to 1) in and out; a sail that is cut short ends abruptly. */
function eased(part: number, isCutShort: boolean): number {
  const t = Math.min(1, Math.max(0, part));
  return isCutShort ? t * t * (2 - t) : t * t * (3 - 2 * t);
}

export function soundOf(motion: Motion): SoundName | null {
  if (motion.home) return 'home';
  if (isMoving(motion)) return motion.card === undefined ? 'creak' : 'sail';
  if (motion.calms !== undefined) return 'sun';
  return motion.cards?.length || motion.draws ? 'card' : null;
}

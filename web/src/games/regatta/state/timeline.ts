/** What the eye follows, moment by moment: a motion and the milliseconds since it began. */
import { poseAlong, turnBetween, pathLength } from '../geometry';
import type { SoundName } from '../sounds';
import type { Motion, Pose } from '../types';

const SHORTEST = 320;
const LONGEST = 600;
const PER_MM = 2.6;
const TURN = 350;
const SUN = 450;
const EXCHANGE = 250;
const DRAW = 90;

/** Poses that a boat glides along; a single one is a place it is put at. */
const isGliding = ({ poses }: Motion): boolean => (poses?.length ?? 0) > 1;

export function durationOf(motion: Motion): number {
  if (isGliding(motion)) return glideTime(motion.poses!);
  if (motion.calms !== undefined) return SUN;
  if (motion.cards?.length) return EXCHANGE;
  return motion.draws ? DRAW : 0;
}

function glideTime(poses: readonly Pose[]): number {
  const length = pathLength(poses);
  if (length < 1) return TURN * Math.min(1, 0.4 + Math.abs(turnOf(poses)) / 90);
  return Math.min(LONGEST, Math.max(SHORTEST, PER_MM * length));
}

const turnOf = (poses: readonly Pose[]): number => turnBetween(poses[0]![2], poses.at(-1)![2]);

/** Where the boat that moves is; null if none does. */
export function poseAt(motion: Motion, elapsed: number): Pose | null {
  if (!isGliding(motion)) return null;
  return poseAlong(motion.poses!, eased(elapsed / durationOf(motion), motion.cut_short ?? false));
}

/** How far it has gone, 0 to 1. */
export const partAt = (motion: Motion, elapsed: number): number =>
  eased(elapsed / Math.max(1, durationOf(motion)), motion.cut_short ?? false);

/** Begins and ends gently; what is cut short ends hard. */
function eased(part: number, isCutShort: boolean): number {
  const t = Math.min(1, Math.max(0, part));
  return isCutShort ? t * t * (2 - t) : t * t * (3 - 2 * t);
}

export function soundOf(motion: Motion): SoundName | null {
  if (motion.home) return 'home';
  if (isGliding(motion)) return motion.card === undefined ? 'creak' : 'sail';
  if (motion.calms !== undefined) return 'sun';
  return motion.cards?.length || motion.draws ? 'card' : null;
}

/** Computes animations from an event and the milliseconds since it began: pure functions without a clock. */
import { pathLength, poseAlong, turnBetween } from '../geometry';
import type { SoundName } from '../sounds';
import type { PlyEvent, Pose, Sailed, Steered } from '../types';

// Durations in milliseconds
const MIN_SAIL = 320;
const MAX_SAIL = 600;
const SAIL_PER_MM = 2.6;
const TURN = 350;
const SUN = 450;
const EXCHANGE = 250;
const DRAW = 90;

/** Whether a boat moves along poses. */
const isMoving = (event: PlyEvent): event is Sailed | Steered =>
  event.type === 'sailed' || event.type === 'steered';

/** The poses of the boat of `event`: its path, the lane where it is put, or none. */
export function posesOf(event: PlyEvent): readonly Pose[] {
  if (isMoving(event)) return event.poses;
  return event.type === 'lane-taken' ? [event.pose] : [];
}

/** How long the animation of `event` takes. */
export function durationOf(event: PlyEvent): number {
  switch (event.type) {
    case 'sailed':
    case 'steered':
      return sailTime(event.poses);
    case 'sun-laid':
      return SUN;
    case 'exchanged':
      return EXCHANGE;
    case 'drawn':
    case 'dealt':
      return DRAW;
    default:
      return 0;
  }
}

function sailTime(poses: readonly Pose[]): number {
  const length = pathLength(poses);
  if (length < 1) return TURN * Math.min(1, 0.4 + Math.abs(turnOf(poses)) / 90);
  return Math.min(MAX_SAIL, Math.max(MIN_SAIL, SAIL_PER_MM * length));
}

const turnOf = (poses: readonly Pose[]): number => turnBetween(poses[0]![2], poses.at(-1)![2]);

/** The pose of the boat that moves, after `elapsed` milliseconds; null if none does. */
export function poseAt(event: PlyEvent, elapsed: number): Pose | null {
  return isMoving(event) ? poseAlong(event.poses, partAt(event, elapsed)) : null;
}

/** How much of the animation is over after `elapsed` milliseconds, 0 to 1. */
export const partAt = (event: PlyEvent, elapsed: number): number =>
  eased(elapsed / Math.max(1, durationOf(event)), event.type === 'sailed' && (event.cut_short ?? false));

/** Ease `part` (0 to 1) in and out; a sail that is cut short ends abruptly. */
function eased(part: number, isCutShort: boolean): number {
  const t = Math.min(1, Math.max(0, part));
  return isCutShort ? t * t * (2 - t) : t * t * (3 - 2 * t);
}

export function soundOf(event: PlyEvent): SoundName | null {
  switch (event.type) {
    case 'sailed':
      return event.home ? 'home' : 'sail';
    case 'steered':
      return 'creak';
    case 'sun-laid':
      return 'sun';
    case 'exchanged':
    case 'drawn':
    case 'dealt':
      return 'card';
    default:
      return null;
  }
}

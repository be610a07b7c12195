/**
 * Computes animations: a motion and the milliseconds since it began give the state of everything that moves.
 * These are pure functions without a clock; times are in milliseconds.
 */
import { FACINGS, centre, degrees, pointAlong, stepPoints, type Point } from '../geometry';
import type { SoundName } from '../sounds';
import type { Facing, Motion, Turning, Walking } from '../types';

const TURN = 220;
const TUMBLE = 400;
const STEP = 190;
const LOOP = 380;
const LIGHT = 45; // from one highlighted square of the region to the next
const REGION_PAUSE = 350; // before the coins leave the region
const FLIGHT = 400;
const BETWEEN_COINS = 40;
const UNROLL = 380;

export interface Pose extends Point {
  facing: Facing;
  /** The exact direction, clockwise from north. */
  degrees: number;
  /** His height above the ground, 0 to 1. */
  hop: number;
}

export interface AnimationState {
  /** Null: he stands where the view has him. */
  assam: Pose | null;
  /** How far the die has rolled, 0 to 1. */
  tumbled: number;
  /** How many squares of the region are highlighted. */
  lit: number;
  /** How far each coin has flown, 0 to 1. */
  coins: readonly number[];
  /** How much of the rug is unrolled, 0 to 1. */
  unrolled: number;
}

const FINISHED: AnimationState = { assam: null, tumbled: 1, lit: Infinity, coins: [], unrolled: 1 };

/** How long the animation of `motion` takes. */
export function durationOf(motion: Motion): number {
  switch (motion.type) {
    case 'turn':
      return TURN;
    case 'lay':
      return UNROLL;
    case 'walk':
      return coinsLeaveAt(motion) + (motion.paid > 0 ? flightTime(motion) : 0);
  }
}

/** The state of the animation of `motion` after `elapsed` milliseconds. */
export function animationAt(motion: Motion, elapsed: number): AnimationState {
  if (elapsed >= durationOf(motion)) return FINISHED;
  switch (motion.type) {
    case 'turn':
      return { ...FINISHED, assam: turningPose(motion, elapsed) };
    case 'lay':
      return { ...FINISHED, unrolled: eased(elapsed / UNROLL) };
    case 'walk':
      return walkAnimation(motion, elapsed);
  }
}

export interface Cue {
  at: number;
  sound: SoundName;
}

/** The sounds of `motion`, with their times. */
export function soundCues(motion: Motion): Cue[] {
  switch (motion.type) {
    case 'turn':
      return [{ at: 0, sound: 'turn' }];
    case 'lay':
      return [{ at: 0, sound: 'rug' }];
    case 'walk':
      return [
        { at: 0, sound: 'die' },
        ...motion.path.map((_, k) => ({ at: stepEnd(motion, k), sound: 'step' as const })),
        ...coinStarts(motion).map((at) => ({ at: at + FLIGHT, sound: 'coin' as const })),
      ];
  }
}

// Turning

function turningPose({ square, before, after }: Turning, elapsed: number): Pose {
  const part = eased(elapsed / TURN);
  const from = degrees(before);
  const by = ((degrees(after) - from + 540) % 360) - 180;
  return {
    ...centre(square),
    facing: part < 0.5 ? before : after,
    degrees: from + by * part,
    hop: 0,
  };
}

// Walking and paying

const stepTime = (motion: Walking, k: number): number => (motion.path[k]!.loop ? LOOP : STEP);

/** The time at which Assam reaches the square after step `k`. */
function stepEnd(motion: Walking, k: number): number {
  const steps = Array.from({ length: k + 1 }, (_, step) => stepTime(motion, step));
  return steps.reduce((sum, time) => sum + time, TUMBLE);
}

const arrival = (motion: Walking): number => stepEnd(motion, motion.path.length - 1);

/** The time at which the coins leave; the end of the animation if there are none. */
const coinsLeaveAt = (motion: Walking): number =>
  arrival(motion) + (motion.region.length > 0 ? LIGHT * motion.region.length + REGION_PAUSE : 0);

const flightTime = ({ paid }: Walking): number => FLIGHT + BETWEEN_COINS * (paid - 1);

const coinStarts = (motion: Walking): number[] =>
  Array.from({ length: motion.paid }, (_, coin) => coinsLeaveAt(motion) + BETWEEN_COINS * coin);

function walkAnimation(motion: Walking, elapsed: number): AnimationState {
  return {
    assam: walkingPose(motion, elapsed),
    tumbled: clamped(elapsed / TUMBLE),
    lit: Math.max(0, Math.floor((elapsed - arrival(motion)) / LIGHT)),
    coins: coinStarts(motion).map((start) => eased((elapsed - start) / FLIGHT)),
    unrolled: 1,
  };
}

function walkingPose(motion: Walking, elapsed: number): Pose {
  const k = motion.path.findIndex((_, step) => elapsed < stepEnd(motion, step));
  if (k < 0) return standing(motion.path.at(-1)!);
  const from = k === 0 ? motion.start : motion.path[k - 1]!;
  const part = 1 - (stepEnd(motion, k) - elapsed) / stepTime(motion, k);
  if (part <= 0) return standing(from);
  const to = motion.path[k]!;
  const points = stepPoints(from, to);
  const here = pointAlong(points, eased(part));
  return to.loop ? loopPose(points, part, here) : { ...standing(to), ...here, hop: hopOf(part) };
}

/** The pose on a loop: Assam faces along the path. */
function loopPose(points: readonly Point[], part: number, here: Point): Pose {
  const next = pointAlong(points, Math.min(1, eased(part) + 0.02));
  const last = pointAlong(points, Math.max(0, eased(part) - 0.02));
  const direction = (Math.atan2(next.x - last.x, last.y - next.y) * 180) / Math.PI;
  return { ...here, facing: nearestFacing(direction), degrees: direction, hop: hopOf((2 * part) % 1) };
}

const nearestFacing = (degrees: number): Facing => FACINGS[Math.round((degrees + 360) / 90) % 4]!;

const standing = ({ square, facing }: { square: string; facing: Facing }): Pose => ({
  ...centre(square),
  facing,
  degrees: degrees(facing),
  hop: 0,
});

export const poseAt = (assam: string, facing: Facing): Pose => standing({ square: assam, facing });

const hopOf = (part: number): number => Math.sin(Math.PI * part);

const clamped = (part: number): number => Math.min(1, Math.max(0, part));

/** Ease `part` (0 to 1) in and out. */
function eased(part: number): number {
  const t = clamped(part);
  return t * t * (3 - 2 * t);
}

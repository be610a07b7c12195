/**
 * Computes animations: an event and the milliseconds since it began give the state of everything that moves.
 * These are pure functions without a clock; times are in milliseconds.
 */
import { FACINGS, centre, degrees, pointAlong, stepPoints, type Point } from '../geometry';
import type { SoundName } from '../sounds';
import type { Facing, PlyEvent, Turned, Rolled } from '../types';

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

/** How long the animation of `event` takes. */
export function durationOf(event: PlyEvent): number {
  switch (event.type) {
    case 'turned':
      return TURN;
    case 'rug-laid':
      return UNROLL;
    case 'rolled':
      return coinsLeaveAt(event) + (event.paid > 0 ? flightTime(event) : 0);
    case 'rug-shown':
    case 'begun':
      return 0;
  }
}

/** The state of the animation of `event` after `elapsed` milliseconds. */
export function animationAt(event: PlyEvent, elapsed: number): AnimationState {
  if (elapsed >= durationOf(event)) return FINISHED;
  switch (event.type) {
    case 'turned':
      return { ...FINISHED, assam: turningPose(event, elapsed) };
    case 'rug-laid':
      return { ...FINISHED, unrolled: eased(elapsed / UNROLL) };
    case 'rolled':
      return walkAnimation(event, elapsed);
    case 'rug-shown':
    case 'begun':
      return FINISHED;
  }
}

export interface Cue {
  at: number;
  sound: SoundName;
}

/** The sounds of `event`, with their times. */
export function soundCues(event: PlyEvent): Cue[] {
  switch (event.type) {
    case 'turned':
      return [{ at: 0, sound: 'turn' }];
    case 'rug-laid':
      return [{ at: 0, sound: 'rug' }];
    case 'rolled':
      return [
        { at: 0, sound: 'die' },
        ...event.path.map((_, k) => ({ at: stepEnd(event, k), sound: 'step' as const })),
        ...coinStarts(event).map((at) => ({ at: at + FLIGHT, sound: 'coin' as const })),
      ];
    case 'rug-shown':
    case 'begun':
      return [];
  }
}

// Turned

function turningPose({ square, before, after }: Turned, elapsed: number): Pose {
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

// Rolled and paying

const stepTime = (event: Rolled, k: number): number => (event.path[k]!.loop ? LOOP : STEP);

/** The time at which Assam reaches the square after step `k`. */
function stepEnd(event: Rolled, k: number): number {
  const steps = Array.from({ length: k + 1 }, (_, step) => stepTime(event, step));
  return steps.reduce((sum, time) => sum + time, TUMBLE);
}

const arrival = (event: Rolled): number => stepEnd(event, event.path.length - 1);

/** The time at which the coins leave; the end of the animation if there are none. */
const coinsLeaveAt = (event: Rolled): number =>
  arrival(event) + (event.region.length > 0 ? LIGHT * event.region.length + REGION_PAUSE : 0);

const flightTime = ({ paid }: Rolled): number => FLIGHT + BETWEEN_COINS * (paid - 1);

const coinStarts = (event: Rolled): number[] =>
  Array.from({ length: event.paid }, (_, coin) => coinsLeaveAt(event) + BETWEEN_COINS * coin);

function walkAnimation(event: Rolled, elapsed: number): AnimationState {
  return {
    assam: walkingPose(event, elapsed),
    tumbled: clamped(elapsed / TUMBLE),
    lit: Math.max(0, Math.floor((elapsed - arrival(event)) / LIGHT)),
    coins: coinStarts(event).map((start) => eased((elapsed - start) / FLIGHT)),
    unrolled: 1,
  };
}

function walkingPose(event: Rolled, elapsed: number): Pose {
  const k = event.path.findIndex((_, step) => elapsed < stepEnd(event, step));
  if (k < 0) return standing(event.path.at(-1)!);
  const from = k === 0 ? event.start : event.path[k - 1]!;
  const part = 1 - (stepEnd(event, k) - elapsed) / stepTime(event, k);
  if (part <= 0) return standing(from);
  const to = event.path[k]!;
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

/**
 * What the eye follows, moment by moment: a motion and the milliseconds since it began give how
 * everything stands on the board. Nothing here waits; whoever draws has the clock.
 */
import { FACINGS, along, degrees, middle, stepPoints, type Point } from '../geometry';
import type { SoundName } from '../sounds';
import type { Facing, Motion, Turning, Walking } from '../types';

const TURN = 220;
const TUMBLE = 400;
const STEP = 190;
const LOOP = 380;
const LIGHT = 45; // from one lit square to the next
const LOOK = 350; // at the region, before the coins leave it
const FLIGHT = 400;
const BETWEEN_COINS = 40;
const UNROLL = 380;

export interface Pose extends Point {
  facing: Facing;
  /** Where his plate points. */
  degrees: number;
  /** How far he is off the ground, 0 to 1. */
  hop: number;
}

export interface Moment {
  assam: Pose | null;
  /** How far the die has rolled, 0 to 1. */
  tumbled: number;
  /** How many squares of the region are lit. */
  lit: number;
  /** How far each coin has flown, 0 to 1. */
  coins: readonly number[];
  /** How much of the rug is unrolled, 0 to 1. */
  unrolled: number;
}

const SETTLED: Moment = { assam: null, tumbled: 1, lit: Infinity, coins: [], unrolled: 1 };

export function durationOf(motion: Motion): number {
  switch (motion.type) {
    case 'turn':
      return TURN;
    case 'lay':
      return UNROLL;
    case 'walk':
      return paidAt(motion) + (motion.paid > 0 ? flightTime(motion) : 0);
  }
}

export function momentOf(motion: Motion, elapsed: number): Moment {
  if (elapsed >= durationOf(motion)) return SETTLED;
  switch (motion.type) {
    case 'turn':
      return { ...SETTLED, assam: turning(motion, elapsed) };
    case 'lay':
      return { ...SETTLED, unrolled: eased(elapsed / UNROLL) };
    case 'walk':
      return walking(motion, elapsed);
  }
}

export interface Cue {
  at: number;
  sound: SoundName;
}

/** The sounds of a motion, by time. */
export function cuesOf(motion: Motion): Cue[] {
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

function turning({ square, before, after }: Turning, elapsed: number): Pose {
  const part = eased(elapsed / TURN);
  const from = degrees(before);
  const by = ((degrees(after) - from + 540) % 360) - 180;
  return {
    ...middle(square),
    facing: part < 0.5 ? before : after,
    degrees: from + by * part,
    hop: 0,
  };
}

// Walking and paying

const stepTime = (motion: Walking, k: number): number => (motion.path[k]!.loop ? LOOP : STEP);

/** When Assam has arrived on the square after step k. */
function stepEnd(motion: Walking, k: number): number {
  const steps = Array.from({ length: k + 1 }, (_, step) => stepTime(motion, step));
  return steps.reduce((sum, time) => sum + time, TUMBLE);
}

const arrival = (motion: Walking): number => stepEnd(motion, motion.path.length - 1);

/** When the coins leave, or everything is over if there are none. */
const paidAt = (motion: Walking): number =>
  arrival(motion) + (motion.region.length > 0 ? LIGHT * motion.region.length + LOOK : 0);

const flightTime = ({ paid }: Walking): number => FLIGHT + BETWEEN_COINS * (paid - 1);

const coinStarts = (motion: Walking): number[] =>
  Array.from({ length: motion.paid }, (_, coin) => paidAt(motion) + BETWEEN_COINS * coin);

function walking(motion: Walking, elapsed: number): Moment {
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
  const here = along(points, eased(part));
  return to.loop ? onLoop(points, part, here) : { ...standing(to), ...here, hop: hopOf(part) };
}

/** Round a loop he looks where he goes. */
function onLoop(points: readonly Point[], part: number, here: Point): Pose {
  const next = along(points, Math.min(1, eased(part) + 0.02));
  const last = along(points, Math.max(0, eased(part) - 0.02));
  const way = (Math.atan2(next.x - last.x, last.y - next.y) * 180) / Math.PI;
  return { ...here, facing: nearestFacing(way), degrees: way, hop: hopOf((2 * part) % 1) };
}


const nearestFacing = (way: number): Facing => FACINGS[Math.round((way + 360) / 90) % 4]!;

const standing = ({ square, facing }: { square: string; facing: Facing }): Pose => ({
  ...middle(square),
  facing,
  degrees: degrees(facing),
  hop: 0,
});

export const poseOf = (assam: string, facing: Facing): Pose => standing({ square: assam, facing });

const hopOf = (part: number): number => Math.sin(Math.PI * part);

const clamped = (part: number): number => Math.min(1, Math.max(0, part));

/** Begins and ends gently. */
function eased(part: number): number {
  const t = clamped(part);
  return t * t * (3 - 2 * t);
}

/** What boats have left in the water. */
import { distance } from '../geometry';
import type { Boat, Motion, Pose } from '../types';

export interface Wake {
  seat: number;
  poses: readonly Pose[];
  /** From 1 for a fresh one to 0 for one that is gone. */
  strength: number;
  /** Its number among all. */
  number: number;
}

const ROUNDS = 2;
const SAME = 0.5; // mm

const isSailing = (motion: Motion | null): motion is Sailing =>
  motion?.card !== undefined && (motion.poses?.length ?? 0) > 1;

type Sailing = Motion & { poses: readonly Pose[] };

/** What led the boats to where they are; sails that were taken back are left out. */
export function sailsOf(past: readonly (Motion | null)[], boats: readonly Boat[]): Sailing[] {
  const ends = boats.map(({ pose }) => pose);
  return past
    .filter(isSailing)
    .reverse()
    .filter(({ seat, poses }) => {
      const end = ends[seat];
      if (!end || distance(end, poses.at(-1)!) > SAME) return false;
      ends[seat] = poses[0]!;
      return true;
    })
    .reverse();
}

export function wakesOf(past: readonly (Motion | null)[], boats: readonly Boat[]): Wake[] {
  const sails = sailsOf(past, boats);
  const seen = ROUNDS * boats.length + 1;
  return sails
    .map(({ seat, poses }, number) => ({
      seat,
      poses,
      number,
      strength: 1 - (sails.length - 1 - number) / seen,
    }))
    .filter(({ strength }) => strength > 0);
}

/** All the way of every boat. */
export function tracksOf(past: readonly (Motion | null)[], boats: readonly Boat[]): Pose[][] {
  const sails = sailsOf(past, boats);
  return boats.map((_, seat) =>
    sails.filter((sail) => sail.seat === seat).flatMap(({ poses }) => poses),
  );
}

/** The wakes that boats leave, and their whole tracks. */
import { distance } from '../geometry';
import type { Boat, PlyEvent, Pose, Sailed } from '../types';

export interface Wake {
  seat: number;
  poses: readonly Pose[];
  /** From 1 for a fresh wake to 0 for a vanished one. */
  strength: number;
  /** The index of its sail among all sails. */
  number: number;
}

const VISIBLE_ROUNDS = 2; // after which a wake has vanished
const TOLERANCE = 0.5; // mm between the end of a sail and where its boat is

/** The sails that led the boats to where they are. Sails that were undone are left out. */
export function sailsOf(past: readonly (PlyEvent | null)[], boats: readonly Boat[]): Sailed[] {
  const ends = boats.map(({ pose }) => pose);
  return past
    .filter((event) => event?.type === 'sailed')
    .reverse()
    .filter(({ seat, poses }) => {
      const end = ends[seat];
      if (!end || distance(end, poses.at(-1)!) > TOLERANCE) return false;
      ends[seat] = poses[0]!;
      return true;
    })
    .reverse();
}

/** The visible wakes, oldest first. */
export function wakesOf(past: readonly (PlyEvent | null)[], boats: readonly Boat[]): Wake[] {
  const sails = sailsOf(past, boats);
  const seen = VISIBLE_ROUNDS * boats.length + 1;
  return sails
    .map(({ seat, poses }, number) => ({
      seat,
      poses,
      number,
      strength: 1 - (sails.length - 1 - number) / seen,
    }))
    .filter(({ strength }) => strength > 0);
}

/** The whole track of each boat. */
export function tracksOf(past: readonly (PlyEvent | null)[], boats: readonly Boat[]): Pose[][] {
  const sails = sailsOf(past, boats);
  return boats.map((_, seat) =>
    sails.filter((sail) => sail.seat === seat).flatMap(({ poses }) => poses),
  );
}

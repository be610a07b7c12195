/** The parts of the sea that the camera shows. Lengths are in millimetres. */
import { distance, relativePoint } from '../geometry';
import type { Point, Pose, Sea } from '../types';
import { boundsOf, withMinimumSize, type Box } from './camera';

const MARGIN = 35;
const STEP = 50; // bounds are rounded, so that small changes do not move the camera
const BOAT_MARGIN = 60;
const MARK_MARGIN = 66; // for the arrow around a mark
const AHEAD = 260; // the sea before a boat matters more than that behind it
const NEAR = 420; // a mark within this distance is shown too

const about = ([x, y]: Point | Pose, reach: number): Point[] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

/** The bounds of everything on the course. */
export function courseBounds(sea: Sea, poses: readonly (Pose | null)[], tracks: readonly Pose[]): Box {
  const points: (Point | Pose)[] = [
    ...sea.buoys.flatMap(({ at, side }) => about(at, side === null ? 30 : MARK_MARGIN)),
    ...sea.rocks.map(({ at }) => at),
    ...sea.islands.flat(),
    ...sea.edge,
    ...poses.flatMap((pose) => (pose ? about(pose, BOAT_MARGIN) : [])),
    ...tracks,
  ];
  const { left, bottom, right, top } = boundsOf(points, MARGIN);
  return {
    left: Math.floor(left / STEP) * STEP,
    bottom: Math.floor(bottom / STEP) * STEP,
    right: Math.ceil(right / STEP) * STEP,
    top: Math.ceil(top / STEP) * STEP,
  };
}

/** `bounds`, enlarged to contain the poses `ends`. */
export const boundsWith = (bounds: Box, ends: readonly Pose[]): Box =>
  ends.length > 0 ? unionOf(bounds, boundsOf(ends, 45)) : bounds;

export interface Action {
  pose: Pose;
  /** The points that the boat sails to. */
  goals: readonly Point[];
  /** Where the offered moves end. */
  ends: readonly Pose[];
  /** The path of the boat that moved last. */
  path: readonly Pose[];
}

/** The bounds of one boat with all that matters to it now, at least `least` wide and high. */
export function actionBounds({ pose, goals, ends, path }: Action, isClose: boolean, least: number): Box {
  const near = goals.filter((goal) => distance(goal, pose) < NEAR);
  const ahead = isClose ? [] : [relativePoint(pose, AHEAD)];
  return withMinimumSize(boundsOf([pose, ...ahead, ...near, ...ends, ...path], 95), least);
}

const unionOf = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});

/** What the camera of a race should see. */
import { withMinimumSize, boundsOf, type Box } from './camera';
import type { Motion, Pose, Sea, Point } from '../types';
import { relativePoint, distance } from '../geometry';

const MARGIN = 35;
const STEP = 50; // what is a little larger is seen the same
const ROOM = 60; // round a boat, for all that is drawn with it
const ROUNDING = 66; // round a mark, for its arrow
const AHEAD = 260; // what lies before a boat matters more than what lies behind
const NEAR = 420; // from where a mark is to be seen too

const about = ([x, y]: Point | Pose, reach: number): Point[] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

/** All there is. */
export function courseBounds(sea: Sea, poses: readonly (Pose | null)[], tracks: readonly Pose[]): Box {
  const spots: (Point | Pose)[] = [
    ...sea.buoys.flatMap(({ at, side }) => about(at, side === null ? 30 : ROUNDING)),
    ...sea.rocks.map(({ at }) => at),
    ...sea.islands.flat(),
    ...sea.edge,
    ...poses.flatMap((pose) => (pose ? about(pose, ROOM) : [])),
    ...tracks,
  ];
  const { left, bottom, right, top } = boundsOf(spots, MARGIN);
  return {
    left: Math.floor(left / STEP) * STEP,
    bottom: Math.floor(bottom / STEP) * STEP,
    right: Math.ceil(right / STEP) * STEP,
    top: Math.ceil(top / STEP) * STEP,
  };
}

/** All there is, and where one might end. */
export const boundsWith = (whole: Box, ends: readonly Pose[]): Box =>
  ends.length > 0 ? unionOf(whole, boundsOf(ends, 45)) : whole;

export interface Action {
  pose: Pose;
  /** What the boat makes for. */
  goals: readonly Point[];
  ends: readonly Pose[];
  motion: Motion | null;
}

/** One boat with all that matters to it now, at least so much of the sea. */
export function actionBounds({ pose, goals, ends, motion }: Action, isClose: boolean, least: number): Box {
  const near = goals.filter((goal) => distance(goal, pose) < NEAR);
  const ahead = isClose ? [] : [relativePoint(pose, AHEAD)];
  return withMinimumSize(boundsOf([pose, ...ahead, ...near, ...ends, ...(motion?.poses ?? [])], 95), least);
}

const unionOf = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});

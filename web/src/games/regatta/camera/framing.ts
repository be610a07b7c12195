/** What the camera of a race should see. */
import { atLeast, boxRound, type Box } from './camera';
import type { Motion, Pose, Sea, Spot } from '../types';
import { beside, distance } from '../geometry';

const MARGIN = 35;
const STEP = 50; // what is a little larger is seen the same
const ROOM = 60; // round a boat, for all that is drawn with it
const ROUNDING = 66; // round a mark, for its arrow
const AHEAD = 260; // what lies before a boat matters more than what lies behind
const NEAR = 420; // from where a mark is to be seen too

const about = ([x, y]: Spot | Pose, reach: number): Spot[] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

/** All there is. */
export function wholeOf(sea: Sea, poses: readonly (Pose | null)[], tracks: readonly Pose[]): Box {
  const spots: (Spot | Pose)[] = [
    ...sea.buoys.flatMap(({ at, side }) => about(at, side === null ? 30 : ROUNDING)),
    ...sea.rocks.map(({ at }) => at),
    ...sea.islands.flat(),
    ...sea.edge,
    ...poses.flatMap((pose) => (pose ? about(pose, ROOM) : [])),
    ...tracks,
  ];
  const { left, bottom, right, top } = boxRound(spots, MARGIN);
  return {
    left: Math.floor(left / STEP) * STEP,
    bottom: Math.floor(bottom / STEP) * STEP,
    right: Math.ceil(right / STEP) * STEP,
    top: Math.ceil(top / STEP) * STEP,
  };
}

/** All there is, and where one might end. */
export const wholeWith = (whole: Box, ends: readonly Pose[]): Box =>
  ends.length > 0 ? joined(whole, boxRound(ends, 45)) : whole;

export interface Action {
  pose: Pose;
  /** What the boat makes for. */
  goals: readonly Spot[];
  ends: readonly Pose[];
  motion: Motion | null;
}

/** One boat with all that matters to it now, at least so much of the sea. */
export function actionBox({ pose, goals, ends, motion }: Action, isClose: boolean, least: number): Box {
  const near = goals.filter((goal) => distance(goal, pose) < NEAR);
  const ahead = isClose ? [] : [beside(pose, AHEAD)];
  return atLeast(boxRound([pose, ...ahead, ...near, ...ends, ...(motion?.poses ?? [])], 95), least);
}

const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});

import { expect, test } from 'vitest';
import { viewAfter } from './view-after';
import recorded from '../guide/recorded/figures.json';
import { statisticsOf } from '../panel/statistics';
import { durationOf, poseAt } from './timeline';
import type { Boat, Motion, Pose, View } from '../types';
import { sailsOf, tracksOf, wakesOf } from './wakes';

const sail = (seat: number, ...poses: Pose[]): Motion => ({ seat, card: 'S', arrow: 'S', poses });
const boat = (pose: Pose): Boat => ({ pose }) as Boat;

const PAST = [
  sail(0, [0, 0, 0], [0, 100, 0]),
  { seat: 1, draws: true },
  sail(1, [50, 0, 0], [50, 100, 0]),
  sail(0, [0, 100, 0], [0, 200, 0]),
];

test('fresh wakes are stronger than old ones', () => {
  const wakes = wakesOf(PAST, [boat([0, 200, 0]), boat([50, 100, 90])]);
  expect(wakes.map(({ seat }) => seat)).toEqual([0, 1, 0]);
  expect(wakes.map(({ strength }) => strength)).toEqual([0.6, 0.8, 1]);
});

test('a sail that was undone leaves no wake', () => {
  const boats = [boat([0, 100, 0]), boat([50, 100, 0])];
  expect(sailsOf(PAST, boats)).toHaveLength(2);
  expect(tracksOf(PAST, boats)[0]).toHaveLength(2);
});

test('an animation goes from the first pose to the last', () => {
  const motion = sail(0, [0, 0, 0], [0, 100, 0]);
  expect(poseAt(motion, 0)).toEqual([0, 0, 0]);
  expect(poseAt(motion, durationOf(motion))).toEqual([0, 100, 0]);
  expect(durationOf(motion)).toBeLessThanOrEqual(600);
  expect(poseAt({ seat: 0, draws: true }, 10)).toBeNull();
});

test('a zone moves with its boat', () => {
  const view = recorded.zone.view as unknown as View;
  const [x, y, heading] = view.boats[1]!.pose!;
  const moved = viewAfter(view, sail(1, [x, y, heading], [x + 10, y - 5, heading]));
  moved.boats[1]!.zones[0]!.forEach((corner, k) => {
    const before = view.boats[1]!.zones[0]![k]!;
    expect(corner[0]).toBeCloseTo(before[0] + 10);
    expect(corner[1]).toBeCloseTo(before[1] - 5);
  });
});

test('a second card is no second turn; calms and stays are turns without sailing', () => {
  const frame = (turn: number, motion: Motion | null) => ({ turn, motion }) as never;
  const frames = [
    frame(1, null),
    frame(1, sail(0, [0, 0, 0], [0, 100, 0])),
    frame(2, sail(0, [0, 100, 0], [0, 150, 0])),
    frame(2, { seat: 1, cards: ['S'] }),
    frame(3, { seat: 1, draws: true }),
    frame(4, { seat: 0, calms: 1, misses: [1] }),
  ];
  const [first, second] = statisticsOf(frames, 2);
  expect(first).toMatchObject({ turns: 1, sailed: 150, wasted: 0, suns: 0 });
  expect(second).toMatchObject({ turns: 2, sailed: 0, wasted: 2, suns: 1 });
});

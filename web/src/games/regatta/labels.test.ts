import '../../i18n/english';
import { expect, test } from 'vitest';
import { positionLines } from './labels';
import type { Boat, Buoy, Pose, View } from './types';

const boat = (colour: Boat['colour'], pose: Pose): Boat =>
  ({ colour, pose, place: 0, rounded: 0, started: true, becalmed: false, way: 4200 }) as unknown as Boat;
const buoy = (x: number, y: number): Buoy => ({ at: [x, y], radius: 10, colour: 'red', side: null });

test('boats, marks and the line are told by bearing and distance from the bow of the viewer', () => {
  const view = {
    viewer: 1,
    seat: 0,
    boats: [boat('red', [0, 1000, 0]), boat('green', [0, -40, 0])],
    sea: { hull: [[40, 0], [-40, 0]], buoys: [buoy(-150, 0), buoy(150, 0), buoy(500, 500)] },
  } as unknown as View;
  expect(positionLines(view, ['Ana', 'Bo']).map(({ text }) => text)).toEqual([
    'Ana (red): straight ahead, 1.00 m, to mark 1, 4.20 m from home',
    'Bo (green), heading 0°, to mark 1, 4.20 m from home',
    'Mark 1: 45° to starboard, 0.71 m',
    'The middle of the line: straight ahead, 0.00 m',
  ]);
});

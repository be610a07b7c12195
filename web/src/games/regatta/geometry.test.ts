import { expect, test } from 'vitest';
import { bearing, cardSize, distanceToOutline, interpolatePose, normalizeDegrees, outlineDistance, pathLength, pointOnArrow, poseAlong, relativePoint, turnBetween } from './geometry';
import type { Card, Point, Pose } from './types';

const SQUARE: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];

const card = (...names: string[]): Card => ({
  name: names.join('|'),
  words: { key: 'regatta-ways', arguments: {} },
  colour: 'red',
  symbol: '',
  arrows: names.map((name) => ({ name, straight: 10, radius: 0, turn: 0 })),
});

test('turns take the shorter direction', () => {
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(-20);
  expect(turnBetween(0, 180)).toBe(-180);
  expect(normalizeDegrees(-5)).toBe(355);
});

test('heading 0 is up the course, 90 is to the right', () => {
  expect(relativePoint([5, 5, 0], 10)).toEqual([5, 15]);
  const [x, y] = relativePoint([5, 5, 90], 10, 2);
  expect([x, y].map((number) => Math.round(number))).toEqual([15, 7]);
  expect(bearing([0, 0], [10, 0])).toBeCloseTo(90);
});

test('half of a path is half of its length, whatever its steps', () => {
  const poses: Pose[] = [[0, 0, 0], [0, 10, 0], [0, 40, 0]];
  expect(pathLength(poses)).toBe(40);
  expect(poseAlong(poses, 0)).toEqual([0, 0, 0]);
  expect(poseAlong(poses, 0.5)[1]).toBeCloseTo(20);
  expect(poseAlong(poses, 1)).toEqual([0, 40, 0]);
});

test('a turn on the spot is even', () => {
  expect(poseAlong([[3, 4, 350], [3, 4, 30]], 0.5)).toEqual([3, 4, 10]);
  expect(interpolatePose([0, 0, 0], [2, 2, 90], 0.5)).toEqual([1, 1, 45]);
});

test('distances to outlines', () => {
  expect(distanceToOutline([5, 5], SQUARE)).toBe(0);
  expect(distanceToOutline([15, 5], SQUARE)).toBe(5);
  expect(outlineDistance(SQUARE, SQUARE.map(([x, y]): Point => [x + 13, y]))).toBe(3);
});

test('a card lies crosswise if all its arrows are short', () => {
  expect(cardSize(card('S'), [63, 88])).toEqual([63, 88]);
  expect(cardSize(card('s', 'l90'), [63, 88])).toEqual([88, 63]);
  expect(cardSize(card(), [63, 88])).toEqual([63, 88]);
});

test('an arrow to port ends where the rules say', () => {
  const { x, y, turned } = pointOnArrow({ name: 'L90', straight: 25, radius: 31.5, turn: 90 }, 25 + (31.5 * Math.PI) / 2);
  expect([x, y, turned].map((number) => Math.round(number * 10) / 10)).toEqual([-31.5, -56.5, -90]);
});

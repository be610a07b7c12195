import { expect, test } from 'vitest';
import type { Boat, PlyEvent, Pose } from '../types';
import { sailed } from './testing';
import { sailsOf, tracksOf, wakesOf } from './wakes';

const boat = (pose: Pose): Boat => ({ pose }) as Boat;

const PAST: PlyEvent[] = [
  sailed(0, [0, 0, 0], [0, 100, 0]),
  { type: 'drawn', seat: 1 },
  sailed(1, [50, 0, 0], [50, 100, 0]),
  sailed(0, [0, 100, 0], [0, 200, 0]),
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

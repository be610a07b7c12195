import '../../i18n/english';
import { expect, test } from 'vitest';
import { pointsOf, pointsText, sharedPlaces } from './event-words';

test('points are counted in halves', () => {
  expect([0, 1, 2, 3, 11].map(pointsText)).toEqual(['0', '½', '1', '1½', '5½']);
});

test('a point for everybody left behind', () => {
  expect([0, 1].map((seat) => pointsOf([2, 1], seat))).toEqual([0, 2]);
  expect([0, 1, 2, 3].map((seat) => pointsOf([1, 2, 2, 4], seat))).toEqual([6, 3, 3, 0]);
});

test('equal players share a place, and the next one is as many further', () => {
  expect(sharedPlaces([1, 3, 3])).toEqual([1, 2, 2]);
  expect(sharedPlaces([2, 2, 4, 1])).toEqual([2, 2, 4, 1]);
  expect(sharedPlaces([4, 4])).toEqual([1, 1]);
});

import { expect, test } from 'vitest';
import type { Point } from '../types';
import { boundsOf, clamped, fit, interpolateCamera, isVisible, panned, toScreen, toSea, withMinimumSize, zoomed } from './camera';

const SIZE = { width: 400, height: 300 };
const ALL = boundsOf([[0, 0], [800, 600]], 0);

test('a fitting camera shows everything', () => {
  const camera = fit(ALL, SIZE);
  expect(camera).toEqual({ x: 400, y: 300, scale: 0.5 });
  expect(isVisible(camera, ALL, SIZE)).toBe(true);
  expect(isVisible(camera, withMinimumSize(ALL, 900), SIZE)).toBe(false);
});

test('nothing is behind the buttons', () => {
  for (const [covered, first, last] of [[100, 0, 300], [-100, 100, 400]] as const) {
    const size = { ...SIZE, covered };
    const camera = fit(ALL, size);
    expect(toScreen(camera, [0, 0], size)[0]).toBeCloseTo(first);
    expect(toScreen(camera, [800, 0], size)[0]).toBeCloseTo(last);
    expect(isVisible(camera, ALL, size)).toBe(true);
    expect(isVisible(fit(ALL, SIZE), ALL, size)).toBe(false);
  }
  const narrow = boundsOf([[0, 0], [200, 600]], 0);
  expect(fit(narrow, { ...SIZE, covered: 100 })).toEqual(fit(narrow, SIZE));
});

test('up the course is up on the screen, and back again', () => {
  const camera = fit(ALL, SIZE);
  expect(toScreen(camera, [0, 600], SIZE)).toEqual([0, 0]);
  expect(toSea(camera, toScreen(camera, [123, 45], SIZE), SIZE)).toEqual([123, 45]);
});

test('what is under the pointer stays there', () => {
  const camera = fit(ALL, SIZE);
  const at: Point = [100, 50];
  const closer = zoomed(camera, 3, at, SIZE);
  const [x, y] = toScreen(closer, toSea(camera, at, SIZE), SIZE);
  expect([x, y]).toEqual([expect.closeTo(100), expect.closeTo(50)]);
});

test('dragging to the right shows what is on the left', () => {
  expect(panned(fit(ALL, SIZE), 50, 0).x).toBe(300);
  expect(panned(fit(ALL, SIZE), 0, 50).y).toBe(400);
});

test('the camera stays near the course', () => {
  expect(clamped({ x: 5000, y: -5000, scale: 0.001 }, ALL, SIZE)).toEqual({
    x: 800,
    y: 0,
    scale: expect.closeTo(0.35),
  });
  expect(clamped({ x: 0, y: 0, scale: 99 }, ALL, SIZE).scale).toBe(3);
});

test('interpolation begins and ends at its cameras', () => {
  const [from, to] = [fit(ALL, SIZE), { x: 10, y: 20, scale: 2 }];
  expect(interpolateCamera(from, to, 0)).toEqual(from);
  expect(interpolateCamera(from, to, 1)).toEqual(to);
  expect(interpolateCamera(from, to, 0.5).scale).toBeCloseTo(1);
});

import { describe, expect, it } from 'vitest';
import { EDGE, MARKET, SQUARES, centre, distance, pointAlong, stepPoints, stepsOfPath } from './geometry';
import recorded from './guide/recorded.json';
import type { Facing, Step, Rolled } from './types';

const step = (square: string, facing: Facing, loop = false): Step => ({ square, facing, loop });
const corner = recorded.corner_loop.event as Rolled;
const side = recorded.side_loop.event as Rolled;

describe('squares', () => {
  it('are listed row by row from the north', () => {
    expect(SQUARES.slice(0, 8).join(' ')).toBe('a1 b1 c1 d1 e1 f1 g1 a2');
    expect(centre('a1')).toEqual({ x: 50, y: 50 });
    expect(centre('d4', 'd5')).toEqual({ x: 350, y: 400 });
  });
});

describe('steps', () => {
  it('go straight inside the market', () => {
    expect(stepPoints(step('d4', 'south'), step('d5', 'south'))).toEqual([centre('d4'), centre('d5')]);
  });

  it.each([
    ['a side', side.path[0]!, side.path[1]!, Math.PI * 50],
    ['a corner', corner.path[0]!, corner.path[1]!, Math.PI * 75],
  ])('go round the loop at %s, outside the market and inside the border', (_, from, to, arc) => {
    const points = stepPoints(from, to);
    const length = points.slice(1).reduce((sum, point, k) => sum + distance(points[k]!, point), 0);
    expect(length).toBeGreaterThan(arc + 97);
    expect(length).toBeLessThan(arc + 101);
    for (const { x, y } of points.slice(2, -2)) {
      const out = Math.max(-x, -y, x - MARKET, y - MARKET);
      expect(out).toBeGreaterThan(-0.001);
      expect(out).toBeLessThan(EDGE);
    }
  });

  it.each([side, corner])('follow from the squares alone', ({ start, path }) => {
    const squares = path.map(({ square }) => square);
    expect(stepsOfPath(start.square, start.facing, squares)).toEqual([start, ...path]);
  });
});

describe('a line', () => {
  it('is measured by its length', () => {
    const line = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 30 }];
    expect(pointAlong(line, 0)).toEqual({ x: 0, y: 0 });
    expect(pointAlong(line, 0.5)).toEqual({ x: 10, y: 10 });
    expect(pointAlong(line, 1)).toEqual({ x: 10, y: 30 });
  });
});

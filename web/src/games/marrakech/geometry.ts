/**
 * Where things are on the board. The market's upper left corner is (0, 0); round it run a frame
 * with the coordinates and a border of zellige with the loops. Every loop is part of a circle of
 * half a square's radius round a corner of squares on the market's edge.
 */
import type { Facing, Step } from './types';

export const SQUARE = 100;
export const HALF = SQUARE / 2;
export const SIDE = 7;
export const MARKET = SIDE * SQUARE;
export const FRAME = 18;
export const EDGE = 64;
export const BOARD = MARKET + 2 * EDGE;

export const COLUMNS = [...'abcdefg'];
export const ROWS = [...'1234567'];
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

export interface Point {
  x: number;
  y: number;
}

export const FACINGS: readonly Facing[] = ['north', 'east', 'south', 'west'];
export const degrees = (facing: Facing): number => 90 * FACINGS.indexOf(facing);
export const opposite = (facing: Facing): Facing => FACINGS[(FACINGS.indexOf(facing) + 2) % 4]!;

const WAYS: Record<Facing, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const ahead = (from: Point, facing: Facing, distance: number): Point => ({
  x: from.x + distance * WAYS[facing].x,
  y: from.y + distance * WAYS[facing].y,
});

/** The middle of one square, or of some. */
export function middle(...squares: readonly string[]): Point {
  const sum = (of: (square: string) => number) =>
    squares.reduce((total, square) => total + of(square), 0) / squares.length;
  return {
    x: SQUARE * (sum((square) => COLUMNS.indexOf(square[0]!)) + 0.5),
    y: SQUARE * (sum((square) => ROWS.indexOf(square[1]!)) + 0.5),
  };
}

/** The square around a point; undefined outside the market. */
export function squareAt({ x, y }: Point): string | undefined {
  const column = COLUMNS[Math.floor(x / SQUARE)];
  const row = ROWS[Math.floor(y / SQUARE)];
  return column && row && column + row;
}

export const beside = (square: string, facing: Facing): string | undefined =>
  squareAt(ahead(middle(square), facing, SQUARE));

/** The way from one square to the next, as points close enough to follow. */
export function stepPoints(from: Step, to: Step): Point[] {
  const start = middle(from.square);
  const end = middle(to.square);
  if (!to.loop) return [start, end];
  const out = ahead(start, from.facing, HALF);
  const back = ahead(end, to.facing, -HALF);
  return [start, ...loopPoints(out, back, start, from.facing), end];
}

const ARC_POINTS = 18;

function loopPoints(out: Point, back: Point, start: Point, facing: Facing): Point[] {
  const isCorner = out.x !== back.x && out.y !== back.y;
  const round = isCorner
    ? { x: out.x + back.x - start.x, y: out.y + back.y - start.y }
    : { x: (out.x + back.x) / 2, y: (out.y + back.y) / 2 };
  const radius = { x: out.x - round.x, y: out.y - round.y };
  const way = WAYS[facing];
  const isClockwise = way.y * radius.x - way.x * radius.y > 0;
  const sweep = (isCorner ? 1.5 : 1) * Math.PI * (isClockwise ? 1 : -1);
  return Array.from({ length: ARC_POINTS + 1 }, (_, index) => {
    const angle = (sweep * index) / ARC_POINTS;
    return {
      x: round.x + radius.x * Math.cos(angle) - radius.y * Math.sin(angle),
      y: round.y + radius.x * Math.sin(angle) + radius.y * Math.cos(angle),
    };
  });
}

/** The facings along a path of which only the squares are known. */
export function stepsAlong(square: string, facing: Facing, path: readonly string[]): Step[] {
  const steps: Step[] = [{ square, facing, loop: false }];
  for (const next of path) {
    const last = steps.at(-1)!;
    const loop = beside(last.square, last.facing) !== next;
    steps.push({ square: next, facing: loop ? facingAfterLoop(last, next) : last.facing, loop });
  }
  return steps;
}

/** Out of one side of a corner and in by the other; or back in on the same side. */
function facingAfterLoop({ square, facing }: Step, next: string): Facing {
  if (next !== square) return opposite(facing);
  const isOtherSide = (side: Facing) => side !== facing && beside(square, side) === undefined;
  return opposite(FACINGS.find(isOtherSide)!);
}

/** A point so far along a line, as a part of its length. */
export function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((point, k) => distance(points[k]!, point));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [k, length] of lengths.entries()) {
    if (left <= length && length > 0) return between(points[k]!, points[k + 1]!, left / length);
    left -= length;
  }
  return points.at(-1)!;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const linePath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

const round = (number: number): number => Math.round(10 * number) / 10;

/** Path data of a star round the origin, one point looking up. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, k) => {
    const radius = k % 2 ? inner : outer;
    const angle = (k * Math.PI) / points;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  return `${linePath(corners)}Z`;
}

/** Path data of two squares laid over each other, the star that zellige is made of. */
export const khatam = (radius: number): string =>
  star(8, radius, (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8));

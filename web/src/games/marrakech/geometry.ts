/**
 * The coordinates of the board. The upper left corner of the market is (0, 0). Around the market are a frame with
 * the coordinates and a border of tiles with the loops. Every loop is an arc around a corner of squares at the
 * market's edge, with half a square as its radius.
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

const UNIT_VECTORS: Record<Facing, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The point at `distance` from `from` in the direction `facing`. */
export const pointAhead = (from: Point, facing: Facing, distance: number): Point => ({
  x: from.x + distance * UNIT_VECTORS[facing].x,
  y: from.y + distance * UNIT_VECTORS[facing].y,
});

/** The centre of one square, or of several. */
export function centre(...squares: readonly string[]): Point {
  const sum = (of: (square: string) => number) =>
    squares.reduce((total, square) => total + of(square), 0) / squares.length;
  return {
    x: SQUARE * (sum((square) => COLUMNS.indexOf(square[0]!)) + 0.5),
    y: SQUARE * (sum((square) => ROWS.indexOf(square[1]!)) + 0.5),
  };
}

/** The square that contains a point; undefined outside the market. */
export function squareAt({ x, y }: Point): string | undefined {
  const column = COLUMNS[Math.floor(x / SQUARE)];
  const row = ROWS[Math.floor(y / SQUARE)];
  return column && row && column + row;
}

/** The next square in the direction `facing`; undefined outside the market. */
export const neighbour = (square: string, facing: Facing): string | undefined =>
  squareAt(pointAhead(centre(square), facing, SQUARE));

/** The path of one step as points: a straight line, or around a loop. */
export function stepPoints(from: Step, to: Step): Point[] {
  const start = centre(from.square);
  const end = centre(to.square);
  if (!to.loop) return [start, end];
  const out = pointAhead(start, from.facing, HALF);
  const back = pointAhead(end, to.facing, -HALF);
  return [start, ...loopPoints(out, back, start, from.facing), end];
}

const ARC_POINTS = 18;

function loopPoints(out: Point, back: Point, start: Point, facing: Facing): Point[] {
  const isCorner = out.x !== back.x && out.y !== back.y;
  const loopCentre = isCorner
    ? { x: out.x + back.x - start.x, y: out.y + back.y - start.y }
    : { x: (out.x + back.x) / 2, y: (out.y + back.y) / 2 };
  const radius = { x: out.x - loopCentre.x, y: out.y - loopCentre.y };
  const vector = UNIT_VECTORS[facing];
  const isClockwise = vector.y * radius.x - vector.x * radius.y > 0;
  const sweep = (isCorner ? 1.5 : 1) * Math.PI * (isClockwise ? 1 : -1);
  return Array.from({ length: ARC_POINTS + 1 }, (_, index) => {
    const angle = (sweep * index) / ARC_POINTS;
    return {
      x: loopCentre.x + radius.x * Math.cos(angle) - radius.y * Math.sin(angle),
      y: loopCentre.y + radius.x * Math.sin(angle) + radius.y * Math.cos(angle),
    };
  });
}

/** The steps of a path from `square`, given only its squares: facings and loops follow from them. */
export function stepsOfPath(square: string, facing: Facing, path: readonly string[]): Step[] {
  const steps: Step[] = [{ square, facing, loop: false }];
  for (const next of path) {
    const last = steps.at(-1)!;
    const loop = neighbour(last.square, last.facing) !== next;
    steps.push({ square: next, facing: loop ? facingAfterLoop(last, next) : last.facing, loop });
  }
  return steps;
}

/** The facing after a loop: at a corner of the market it leaves by one side and enters by the other. */
function facingAfterLoop({ square, facing }: Step, next: string): Facing {
  if (next !== square) return opposite(facing);
  const isOtherSide = (side: Facing) => side !== facing && neighbour(square, side) === undefined;
  return opposite(FACINGS.find(isOtherSide)!);
}

/** The point on a line at `part` (0 to 1) of its length. */
export function pointAlong(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((point, k) => distance(points[k]!, point));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [k, length] of lengths.entries()) {
    if (left <= length && length > 0) return interpolate(points[k]!, points[k + 1]!, left / length);
    left -= length;
  }
  return points.at(-1)!;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point at `part` (0 to 1) of the line from `a` to `b`. */
export const interpolate = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** SVG path data of a line through `points`. */
export const linePath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

const round = (number: number): number => Math.round(10 * number) / 10;

/** SVG path data of a star around the origin, with one of its `points` up. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, k) => {
    const radius = k % 2 ? inner : outer;
    const angle = (k * Math.PI) / points;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  return `${linePath(corners)}Z`;
}

/** SVG path data of a khatam, the eight-pointed star of Moroccan tiles: two squares, one turned by 45°. */
export const khatam = (radius: number): string =>
  star(8, radius, (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8));

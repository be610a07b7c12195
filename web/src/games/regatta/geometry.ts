/** Geometry of the sea, and its SVG drawing. On the sea y points up the course; in SVG it points down. */
import type { Arrow, Card, Point, Pose, Sea } from './types';

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (angle: number): number => (angle * 180) / Math.PI;

/** `number` rounded to a tenth of a millimetre, to keep paths short. */
const short = (number: number): string => String(Math.round(number * 10) / 10 || 0);

/** The coordinates of a point of the sea in SVG. */
export const svgPoint = ([x, y]: Point | Pose): string => `${short(x)} ${short(-y)}`;

/** SVG path data of a line through `points`. */
export const linePath = (points: readonly (Point | Pose)[]): string =>
  points.length === 0 ? '' : `M${points.map(svgPoint).join('L')}`;

/** SVG path data of a polygon with the corners `points`. */
export const outlinePath = (points: readonly Point[]): string => `${linePath(points)}Z`;

export const circlePath = ([x, y]: Point, r: number): string =>
  `M${svgPoint([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The SVG transform of a boat that is drawn with its mast at (0, 0) and its bow up. */
export const poseTransform = ([x, y, heading]: Pose): string =>
  `translate(${x.toFixed(2)} ${(-y).toFixed(2)}) rotate(${heading.toFixed(2)})`;

/** SVG path data of the hull, with the mast at (0, 0) and the bow up. */
export const hullPath = (sea: Sea): string =>
  `M${sea.hull.map(([ahead, left]) => `${-left} ${-ahead}`).join('L')}Z`;

export const hullLength = (sea: Sea): number => {
  const ahead = sea.hull.map(([x]) => x);
  return Math.max(...ahead) - Math.min(...ahead);
};

/** The distance from the mast to the bow. */
export const bowLength = (sea: Sea): number => Math.max(...sea.hull.map(([ahead]) => ahead));

/** The point that is `ahead` and `left` of a boat's mast. */
export function relativePoint([x, y, heading]: Pose, ahead: number, left = 0): Point {
  const [sin, cos] = [Math.sin(toRadians(heading)), Math.cos(toRadians(heading))];
  return [x + ahead * sin - left * cos, y + ahead * cos + left * sin];
}

export const distance = (a: Point | Pose, b: Point | Pose): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The shorter turn between two headings, from -180 to 180 degrees; to starboard is positive. */
export const turnBetween = (from: number, to: number): number =>
  ((((to - from + 180) % 360) + 360) % 360) - 180;

/** An angle as a heading from 0 up to 360 degrees. */
export const normalizeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The heading from one point to another. */
export const bearing = (from: Point | Pose, to: Point | Pose): number =>
  normalizeDegrees(toDegrees(Math.atan2(to[0] - from[0], to[1] - from[1])));

/** The pose at `part` (0 to 1) between two poses. */
export function interpolatePose(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const heading = normalizeDegrees(from[2] + turnBetween(from[2], to[2]) * part);
  return [mix(from[0], to[0]), mix(from[1], to[1]), heading];
}

/** The path lengths from the first pose to each; where a boat only turns, four degrees count as a millimetre. */
function lengthsAlong(poses: readonly Pose[]): number[] {
  const step = (k: number) => {
    const [from, to] = [poses[k - 1]!, poses[k]!];
    return Math.max(distance(from, to), Math.abs(turnBetween(from[2], to[2])) / 4);
  };
  let sum = 0;
  return poses.map((_, k) => (k === 0 ? 0 : (sum += step(k))));
}

/** The pose at `part` (0 to 1) of a path. */
export function poseAlong(poses: readonly Pose[], part: number): Pose {
  const lengths = lengthsAlong(poses);
  const gone = lengths.at(-1)! * Math.min(1, Math.max(0, part));
  const k = lengths.findIndex((length) => length >= gone);
  if (k <= 0) return poses[0]!;
  const step = lengths[k]! - lengths[k - 1]!;
  return interpolatePose(poses[k - 1]!, poses[k]!, step === 0 ? 1 : (gone - lengths[k - 1]!) / step);
}

/** The length of the mast's path. */
export const pathLength = (poses: readonly Pose[]): number =>
  poses.slice(1).reduce((sum, pose, k) => sum + distance(poses[k]!, pose), 0);

/** The distance from a point to a polygon; 0 inside. */
export function distanceToOutline(at: Point, corners: readonly Point[]): number {
  if (isInside(at, corners)) return 0;
  return Math.min(...corners.map((a, k) => distanceToSegment(at, a, corners[(k + 1) % corners.length]!)));
}

function distanceToSegment(at: Point, a: Point, b: Point): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const part = ((at[0] - a[0]) * x + (at[1] - a[1]) * y) / (x * x + y * y);
  const k = Math.min(1, Math.max(0, part));
  return distance(at, [a[0] + k * x, a[1] + k * y]);
}

/** Whether a point is inside a polygon: a ray to the right crosses its outline an odd number of times. */
export function isInside(at: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([x, y], k) => {
    const [otherX, otherY] = corners[(k + 1) % corners.length]!;
    if (y > at[1] !== otherY > at[1]) {
      inside = inside !== at[0] < x + ((at[1] - y) / (otherY - y)) * (otherX - x);
    }
  });
  return inside;
}

/** The distance between two polygons. */
export const outlineDistance = (a: readonly Point[], b: readonly Point[]): number =>
  Math.min(...a.map((at) => distanceToOutline(at, b)), ...b.map((at) => distanceToOutline(at, a)));

/** The corners of the hull of a boat at `pose`. */
export const hullOutline = (sea: Sea, pose: Pose): Point[] =>
  sea.hull.map(([ahead, left]) => relativePoint(pose, ahead, left));

/** `count` points spread evenly over the unit square, without randomness. */
export const scatteredPoints = (count: number): Point[] =>
  Array.from({ length: count }, (_, k) => [
    (0.754877666 * (k + 1)) % 1,
    (0.569840291 * (k + 1)) % 1,
  ]);

// Cards: the bow touches the card at (0, 0), the middle of its lower side; ahead is up

/** The width and height of a card before the bow: cards with only lower-case (short) arrows lie crosswise. */
export function cardSize(card: Card, sides: Point): Point {
  const crosswise =
    card.arrows.length > 0 && card.arrows.every(({ name }) => name[0] !== name[0]!.toUpperCase());
  const [shortSide, longSide] = [Math.min(...sides), Math.max(...sides)];
  return crosswise ? [longSide, shortSide] : [shortSide, longSide];
}

export const arrowLength = ({ straight, radius, turn }: Arrow): number =>
  straight + radius * Math.abs(toRadians(turn));

/** A point on an arrow, and the direction there. */
export interface ArrowPoint {
  x: number;
  y: number;
  /** Degrees clockwise from ahead. */
  turned: number;
}

/** The point on an arrow at the distance `gone` from the bow. */
export function pointOnArrow({ straight, radius, turn }: Arrow, gone: number): ArrowPoint {
  if (gone <= straight) return { x: 0, y: -gone, turned: 0 };
  const angle = (gone - straight) / radius;
  const side = turn > 0 ? -1 : 1;
  return {
    x: side * radius * (1 - Math.cos(angle)),
    y: -straight - radius * Math.sin(angle),
    turned: side * toDegrees(angle),
  };
}

/** SVG path data of an arrow from the bow to the distance `before` from its tip. */
export function arrowPath(arrow: Arrow, before: number): string {
  const gone = arrowLength(arrow) - before;
  const { x, y } = pointOnArrow(arrow, gone);
  const straight = `M0 0V${-Math.min(arrow.straight, gone).toFixed(2)}`;
  if (gone <= arrow.straight) return straight;
  const sweep = arrow.turn > 0 ? 0 : 1;
  const { radius } = arrow;
  return `${straight}A${radius} ${radius} 0 0 ${sweep} ${x.toFixed(2)} ${y.toFixed(2)}`;
}

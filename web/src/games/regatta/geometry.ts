/** The sea on the screen: y counts up the course there and downwards here. */
import type { Arrow, Card, Pose, Sea, Spot } from './types';

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degreesOf = (angle: number): number => (angle * 180) / Math.PI;

/** To a tenth of a millimetre, which nobody sees. */
const short = (number: number): string => String(Math.round(number * 10) / 10 || 0);

export const spot = ([x, y]: Spot | Pose): string => `${short(x)} ${short(-y)}`;

export const lineOf = (spots: readonly (Spot | Pose)[]): string =>
  spots.length === 0 ? '' : `M${spots.map(spot).join('L')}`;

export const outline = (spots: readonly Spot[]): string => `${lineOf(spots)}Z`;

export const circlePath = ([x, y]: Spot, r: number): string =>
  `M${spot([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** For what is drawn looking up, with its mast at (0, 0). */
export const placed = ([x, y, heading]: Pose): string =>
  `translate(${x.toFixed(2)} ${(-y).toFixed(2)}) rotate(${heading.toFixed(2)})`;

/** A corner ahead and left of the mast is up and left in the picture. */
export const hullPath = (sea: Sea): string =>
  `M${sea.hull.map(([ahead, left]) => `${-left} ${-ahead}`).join('L')}Z`;

export const hullLength = (sea: Sea): number => {
  const ahead = sea.hull.map(([x]) => x);
  return Math.max(...ahead) - Math.min(...ahead);
};

export const bowOf = (sea: Sea): number => Math.max(...sea.hull.map(([ahead]) => ahead));

/** A place ahead and left of a boat. */
export function beside([x, y, heading]: Pose, ahead: number, left = 0): Spot {
  const [sin, cos] = [Math.sin(radians(heading)), Math.cos(radians(heading))];
  return [x + ahead * sin - left * cos, y + ahead * cos + left * sin];
}

export const distance = (a: Spot | Pose, b: Spot | Pose): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The shorter way round, from -180 to 180; to the right is positive. */
export const turnBetween = (from: number, to: number): number =>
  ((((to - from + 180) % 360) + 360) % 360) - 180;

export const compass = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The heading from one place to another. */
export const bearing = (from: Spot | Pose, to: Spot | Pose): number =>
  compass(degreesOf(Math.atan2(to[0] - from[0], to[1] - from[1])));

export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const heading = compass(from[2] + turnBetween(from[2], to[2]) * part);
  return [mix(from[0], to[0]), mix(from[1], to[1]), heading];
}

/** Lengths from the first pose to each; where a boat only turns, a degree counts as a millimetre. */
function lengthsAlong(poses: readonly Pose[]): number[] {
  const step = (k: number) => {
    const [from, to] = [poses[k - 1]!, poses[k]!];
    return Math.max(distance(from, to), Math.abs(turnBetween(from[2], to[2])) / 4);
  };
  let sum = 0;
  return poses.map((_, k) => (k === 0 ? 0 : (sum += step(k))));
}

/** Where a boat is after a part (0 to 1) of its way. */
export function along(poses: readonly Pose[], part: number): Pose {
  const lengths = lengthsAlong(poses);
  const gone = lengths.at(-1)! * Math.min(1, Math.max(0, part));
  const k = lengths.findIndex((length) => length >= gone);
  if (k <= 0) return poses[0]!;
  const step = lengths[k]! - lengths[k - 1]!;
  return between(poses[k - 1]!, poses[k]!, step === 0 ? 1 : (gone - lengths[k - 1]!) / step);
}

/** Of the mast. */
export const wayLength = (poses: readonly Pose[]): number =>
  poses.slice(1).reduce((sum, pose, k) => sum + distance(poses[k]!, pose), 0);

/** From a point to an outline; 0 inside. */
export function apart(at: Spot, corners: readonly Spot[]): number {
  if (isInside(at, corners)) return 0;
  return Math.min(...corners.map((a, k) => fromStretch(at, a, corners[(k + 1) % corners.length]!)));
}

function fromStretch(at: Spot, a: Spot, b: Spot): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const part = ((at[0] - a[0]) * x + (at[1] - a[1]) * y) / (x * x + y * y);
  const k = Math.min(1, Math.max(0, part));
  return distance(at, [a[0] + k * x, a[1] + k * y]);
}

/** Whether a ray to the right crosses the outline an odd number of times. */
export function isInside(at: Spot, corners: readonly Spot[]): boolean {
  let inside = false;
  corners.forEach(([x, y], k) => {
    const [otherX, otherY] = corners[(k + 1) % corners.length]!;
    if (y > at[1] !== otherY > at[1]) {
      inside = inside !== at[0] < x + ((at[1] - y) / (otherY - y)) * (otherX - x);
    }
  });
  return inside;
}

/** How near two outlines come to each other. */
export const gapBetween = (a: readonly Spot[], b: readonly Spot[]): number =>
  Math.min(...a.map((at) => apart(at, b)), ...b.map((at) => apart(at, a)));

export const hullAt = (sea: Sea, pose: Pose): Spot[] =>
  sea.hull.map(([ahead, left]) => beside(pose, ahead, left));

/** Points of the unit square, evenly strewn, always the same. */
export const scattered = (count: number): Spot[] =>
  Array.from({ length: count }, (_, k) => [
    (0.754877666 * (k + 1)) % 1,
    (0.569840291 * (k + 1)) % 1,
  ]);

// Cards: the bow touches the card at (0, 0), the middle of its lower side; ahead is up

/** Width and height as it lies: capital arrows are for the long side ahead. */
export function lying(card: Card, sides: Spot): Spot {
  const crosswise =
    card.arrows.length > 0 && card.arrows.every(({ name }) => name[0] !== name[0]!.toUpperCase());
  const [shortSide, longSide] = [Math.min(...sides), Math.max(...sides)];
  return crosswise ? [longSide, shortSide] : [shortSide, longSide];
}

export const arrowLength = ({ straight, radius, turn }: Arrow): number =>
  straight + radius * Math.abs(radians(turn));

export interface OnArrow {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turned: number;
}

export function onArrow({ straight, radius, turn }: Arrow, gone: number): OnArrow {
  if (gone <= straight) return { x: 0, y: -gone, turned: 0 };
  const angle = (gone - straight) / radius;
  const side = turn > 0 ? -1 : 1;
  return {
    x: side * radius * (1 - Math.cos(angle)),
    y: -straight - radius * Math.sin(angle),
    turned: side * degreesOf(angle),
  };
}

/** Path data from the bow to so far from the tip. */
export function shaft(arrow: Arrow, before: number): string {
  const gone = arrowLength(arrow) - before;
  const { x, y } = onArrow(arrow, gone);
  const straight = `M0 0V${-Math.min(arrow.straight, gone).toFixed(2)}`;
  if (gone <= arrow.straight) return straight;
  const sweep = arrow.turn > 0 ? 0 : 1;
  const { radius } = arrow;
  return `${straight}A${radius} ${radius} 0 0 ${sweep} ${x.toFixed(2)} ${y.toFixed(2)}`;
}

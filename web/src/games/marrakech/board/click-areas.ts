/** The parts of the market that select a placement, as polygons: each point belongs to the nearest placement. */
import { HALF, SQUARE, centre, distance, type Point } from '../geometry';
import type { Placement } from '../state/choices';

/** The part of a placement's two squares that is nearer to its centre than to any other placement's centre. */
export function clickArea(placement: Placement, placements: readonly Placement[]): Point[] {
  const [first, other] = placement.squares.map((square) => areaInSquare(square, placement, placements));
  return [...afterSharedEdge(first!, placement), ...afterSharedEdge(other!, placement)];
}

/** The click area for fingers: it extends beyond the placement's squares. */
export function touchArea(placement: Placement, placements: readonly Placement[]): Point[] {
  const own = centre(...placement.squares);
  return placements
    .filter((each) => each !== placement)
    .reduce(
      (corners, rival) => nearerPart(corners, own, centre(...rival.squares)),
      cornersOf(touchBounds(placement)),
    );
}

/** Two outlines of one orientation as a single outline. */
export const joinedOutlines = (one: readonly Point[], other: readonly Point[]): Point[] => [
  ...one,
  one[0]!,
  ...other,
  other[0]!,
];

function areaInSquare(square: string, placement: Placement, placements: readonly Placement[]): Point[] {
  const own = centre(...placement.squares);
  const rivals = placements.filter((each) => each !== placement && each.squares.includes(square));
  return rivals.reduce(
    (corners, rival) => nearerPart(corners, own, centre(...rival.squares)),
    cornersOf(boundsOf({ squares: [square, square] })),
  );
}

export const cornersOf = ({ left, top, width, height }: Box): Point[] => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

/** The part of a convex polygon that is nearer to `own` than to `rival`. */
function nearerPart(corners: readonly Point[], own: Point, rival: Point): Point[] {
  const lead = (point: Point) => distance(point, rival) ** 2 - distance(point, own) ** 2;
  return corners.flatMap((corner, k) => {
    const next = corners[(k + 1) % corners.length]!;
    const [here, there] = [lead(corner), lead(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    return [
      ...kept,
      { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part },
    ];
  });
}

/** `corners` in their order, beginning after the edge that the placement's two squares share. */
function afterSharedEdge(corners: readonly Point[], placement: Placement): Point[] {
  const [a, b] = placement.squares.map((square) => centre(square));
  const isOnEdge = (point: Point) => Math.abs(distance(point, a!) - distance(point, b!)) < 1e-6;
  const k = corners.findIndex(
    (corner, index) => isOnEdge(corner) && isOnEdge(corners[(index + 1) % corners.length]!),
  );
  return [...corners.slice(k + 1), ...corners.slice(0, k + 1)];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around two squares. */
export function boundsOf({ squares }: Pick<Placement, 'squares'>): Box {
  const { x, y } = centre(...squares);
  const [a, b] = squares.map((square) => centre(square));
  const width = SQUARE + Math.abs(a!.x - b!.x);
  const height = SQUARE + Math.abs(a!.y - b!.y);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The box around two squares, with a margin of half a square. */
export function touchBounds(placement: Pick<Placement, 'squares'>): Box {
  const { left, top, width, height } = boundsOf(placement);
  return { left: left - HALF, top: top - HALF, width: width + SQUARE, height: height + SQUARE };
}

/** The moves that are offered, as the board shows them: ways for Assam, or places for a rug. */
import type { Choice } from '../../../net/protocol';
import { HALF, SQUARE, distance, middle, type Point } from '../geometry';
import type { Facing, Landing, Preview } from '../types';

export const TURNS = ['left', 'ahead', 'right'] as const;
export type Turn = (typeof TURNS)[number];

/** A way Assam may be sent. */
export interface Way {
  text: Turn;
  facing: Facing;
  landings: readonly Landing[];
}

/** A place where the rug may be laid. */
export interface Place {
  text: string;
  squares: readonly string[];
}

const isTurn = (text: string): text is Turn => TURNS.some((turn) => turn === text);

export function waysOf(choices: readonly Choice[]): Way[] {
  return choices.flatMap(({ text, preview }) => {
    const { facing, landings } = preview as Preview;
    return isTurn(text) && facing !== null ? [{ text, facing, landings }] : [];
  });
}

export function placesOf(choices: readonly Choice[]): Place[] {
  return choices
    .map(({ text, preview }) => ({ text, squares: (preview as Preview).squares }))
    .filter(({ squares }) => squares.length === 2);
}

/** Where a way may end, and how likely. */
export interface Ending {
  square: string;
  /** Of six. */
  weight: number;
  cost: number;
}

/** The squares where Assam may stop: several rolls may end on the same. */
export function endingsOf({ landings }: Way): Ending[] {
  const endings = new Map<string, Ending>();
  for (const { path, weight, cost } of landings) {
    const square = path.at(-1)!;
    const before = endings.get(square)?.weight ?? 0;
    endings.set(square, { square, weight: before + weight, cost });
  }
  return [...endings.values()];
}

const SIXTHS = ['0', '1/6', '1/3', '1/2', '2/3', '5/6', '1'];
export const oddsOf = (weight: number): string => SIXTHS[weight]!;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
};

const TURN_KEYS: Record<string, Turn> = { ArrowLeft: 'left', ArrowUp: 'ahead', ArrowRight: 'right' };

export const turnOfKey = (key: string): Turn | undefined => TURN_KEYS[key];

/**
 * The place an arrow key leads to: the nearest that lies more that way than aside; if there is
 * none, the place farthest back, so that one can go round. Undefined for any other key.
 */
export function placeTowards(
  places: readonly Place[],
  from: Place | undefined,
  key: string,
): Place | undefined {
  const way = ARROWS[key];
  if (!way || !from) return way && places[0];
  const start = middle(...from.squares);
  const offsets = places
    .filter((place) => place !== from)
    .map((place) => {
      const { x, y } = middle(...place.squares);
      const forward = (x - start.x) * way.x + (y - start.y) * way.y;
      const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
      return { place, forward, aside, far: Math.hypot(forward, aside) };
    });
  const before = offsets.filter(({ forward, aside }) => forward > 0 && forward >= aside);
  const near = before.sort((a, b) => a.far - b.far)[0];
  const back = offsets.sort((a, b) => a.forward - b.forward || a.aside - b.aside)[0];
  return (near ?? back)?.place ?? from;
}

/**
 * The part of its two squares that points at a place: what is nearer to its middle than to the
 * middle of any other place on the same square. A polygon.
 */
export function reachOf(place: Place, places: readonly Place[]): Point[] {
  const [first, other] = place.squares.map((square) => reachIn(square, place, places));
  return [...fromSeam(first!, place), ...fromSeam(other!, place)];
}

/** For fingers: whatever is nearest to the middle of a place points at it, also from beside it. */
export function touchReachOf(place: Place, places: readonly Place[]): Point[] {
  const own = middle(...place.squares);
  return places
    .filter((each) => each !== place)
    .reduce(
      (corners, rival) => nearerTo(own, middle(...rival.squares), corners),
      cornersOf(touchBoxOf(place)),
    );
}

/** Two outlines that go round the same way as one. */
export const joined = (one: readonly Point[], other: readonly Point[]): Point[] => [
  ...one,
  one[0]!,
  ...other,
  other[0]!,
];

function reachIn(square: string, place: Place, places: readonly Place[]): Point[] {
  const own = middle(...place.squares);
  const rivals = places.filter((each) => each !== place && each.squares.includes(square));
  return rivals.reduce(
    (corners, rival) => nearerTo(own, middle(...rival.squares), corners),
    cornersOf(boxOf({ squares: [square, square] })),
  );
}

export const cornersOf = ({ left, top, width, height }: Box): Point[] => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

/** A convex polygon cut down to what is nearer to one point than to another. */
function nearerTo(own: Point, rival: Point, corners: readonly Point[]): Point[] {
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

/** The corners in their order, beginning after the edge that the two squares share. */
function fromSeam(corners: readonly Point[], place: Place): Point[] {
  const [a, b] = place.squares.map((square) => middle(square));
  const isOnSeam = (point: Point) => Math.abs(distance(point, a!) - distance(point, b!)) < 1e-6;
  const k = corners.findIndex(
    (corner, index) => isOnSeam(corner) && isOnSeam(corners[(index + 1) % corners.length]!),
  );
  return [...corners.slice(k + 1), ...corners.slice(0, k + 1)];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box round two squares. */
export function boxOf({ squares }: Pick<Place, 'squares'>): Box {
  const { x, y } = middle(...squares);
  const [a, b] = squares.map((square) => middle(square));
  const width = SQUARE + Math.abs(a!.x - b!.x);
  const height = SQUARE + Math.abs(a!.y - b!.y);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The same with half a square round it. */
export function touchBoxOf(place: Pick<Place, 'squares'>): Box {
  const { left, top, width, height } = boxOf(place);
  return { left: left - HALF, top: top - HALF, width: width + SQUARE, height: height + SQUARE };
}

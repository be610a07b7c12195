/** A course as it is being drawn, in millimetres. Every change makes a new one; whether it can be sailed, the server says. */
import { distanceToOutline, isInside } from '../geometry';
import type { Sea, Point } from '../types';

export type Side = 'clockwise' | 'anticlockwise';

export interface Mark {
  at: Point;
  side: Side;
  colour: string;
}

export interface Rock {
  at: Point;
  radius: number;
}

export interface Draft {
  /** The white buoys; both are at the same height. */
  line: readonly [Point, Point];
  marks: readonly Mark[];
  rocks: readonly Rock[];
  islands: readonly (readonly Point[])[];
  /** Empty: an open sea. */
  edge: readonly Point[];
}

export type Kind = 'line' | 'marks' | 'rocks' | 'islands' | 'edge';

/** What can be taken hold of: `line.0`, `marks.1`, `rocks.0`, `islands.0`, its corner `islands.0.3`, `edge.2`. */
export type Item = `${Kind}.${number}` | `islands.${number}.${number}`;

export interface Parts {
  kind: Kind;
  index: number;
  /** Of an island; null: all of it. */
  corner: number | null;
}

export function partsOf(item: Item): Parts {
  const [kind, index, corner] = item.split('.');
  return { kind: kind as Kind, index: Number(index), corner: corner === undefined ? null : Number(corner) };
}

export const COLOURS = ['red', 'green', 'yellow', 'blue', 'orange', 'black', 'white'];

const FAR_OUT = 20_000;
const ROCK = 24; // mm, the radius of a new one
const ISLAND = 70;
const EDGE = 260; // mm from everything to a new edge
const FEWEST = 3; // corners

export function draftOf(sea: Sea): Draft {
  const [, , ...marks] = sea.buoys;
  return {
    line: sea.line,
    marks: marks.map(({ at, side, colour }) => ({ at, side: side ?? 'clockwise', colour })),
    rocks: sea.rocks,
    islands: sea.islands,
    edge: sea.edge,
  };
}

/** To be drawn: what a draft does not say is as in another sea. */
export function seaOf({ line, marks, rocks, islands, edge }: Draft, other: Sea): Sea {
  const { radius } = other.buoys[0]!;
  const buoys = [
    ...line.map((at) => ({ at, radius, colour: 'white', side: null })),
    ...marks.map((mark) => ({ ...mark, radius })),
  ];
  return { ...other, line, buoys, rocks, islands, edge };
}

export function itemsOf(draft: Draft): Item[] {
  return [
    ...draft.line.map((_, k): Item => `line.${k}`),
    ...draft.marks.map((_, k): Item => `marks.${k}`),
    ...draft.rocks.map((_, k): Item => `rocks.${k}`),
    ...draft.islands.flatMap((corners, k): Item[] => [
      `islands.${k}`,
      ...corners.map((_, corner): Item => `islands.${k}.${corner}`),
    ]),
    ...draft.edge.map((_, k): Item => `edge.${k}`),
  ];
}

export const isThere = (draft: Draft, item: Item): boolean => itemsOf(draft).includes(item);

/** Where it is; the middle of an island. */
export function placeOf(draft: Draft, item: Item): Point {
  const { kind, index, corner } = partsOf(item);
  if (kind === 'islands') {
    const corners = draft.islands[index]!;
    return corner === null ? middleOf(corners) : corners[corner]!;
  }
  if (kind === 'marks' || kind === 'rocks') return draft[kind][index]!.at;
  return draft[kind][index]!;
}

function middleOf(spots: readonly Point[]): Point {
  const mean = (k: 0 | 1) => Math.round(spots.reduce((sum, spot) => sum + spot[k], 0) / spots.length);
  return [mean(0), mean(1)];
}

/** What is at a place, or nearest to it within reach; an island by its inside. */
export function itemAt(draft: Draft, at: Point, reach: number): Item | null {
  const far = (item: Item): number => {
    const { kind, index, corner } = partsOf(item);
    if (kind === 'islands' && corner === null) return Infinity;
    const radius = kind === 'rocks' ? draft.rocks[index]!.radius : 0;
    const [x, y] = placeOf(draft, item);
    return Math.max(0, Math.hypot(x - at[0], y - at[1]) - radius);
  };
  const nearest = itemsOf(draft)
    .map((item) => ({ item, far: far(item) }))
    .filter((each) => each.far <= reach)
    .sort((a, b) => a.far - b.far)[0];
  if (nearest) return nearest.item;
  const island = draft.islands.findIndex((corners) => isInside(at, corners) || distanceToOutline(at, corners) < reach / 2);
  return island < 0 ? null : `islands.${island}`;
}

// Changes

const rounded = (number: number): number =>
  Math.min(FAR_OUT, Math.max(-FAR_OUT, Math.round(number))) || 0;
const whole = ([x, y]: Point): Point => [rounded(x), rounded(y)];

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, k) => (k === index ? item : each));
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, k) => k !== index);

export function moved(draft: Draft, item: Item, to: Point): Draft {
  const { kind, index, corner } = partsOf(item);
  const at = whole(to);
  if (kind === 'line') {
    const [left, right] = draft.line.map(([x], k): Point => [k === index ? at[0] : x, at[1]]);
    return { ...draft, line: [left!, right!] };
  }
  if (kind === 'edge') return { ...draft, edge: put(draft.edge, index, at) };
  if (kind === 'marks') return withMark(draft, index, { at });
  if (kind === 'rocks') return withRock(draft, index, { at });
  const corners = draft.islands[index]!;
  if (corner !== null) return { ...draft, islands: put(draft.islands, index, put(corners, corner, at)) };
  const [x, y] = middleOf(corners);
  const shifted = corners.map((each) => whole([each[0] + at[0] - x, each[1] + at[1] - y]));
  return { ...draft, islands: put(draft.islands, index, shifted) };
}

export const movedBy = (draft: Draft, item: Item, dx: number, dy: number): Draft => {
  const [x, y] = placeOf(draft, item);
  return moved(draft, item, [x + dx, y + dy]);
};

export const withMark = (draft: Draft, index: number, change: Partial<Mark>): Draft => ({
  ...draft,
  marks: put(draft.marks, index, { ...draft.marks[index]!, ...change }),
});

export const withRock = (draft: Draft, index: number, change: Partial<Rock>): Draft => ({
  ...draft,
  rocks: put(draft.rocks, index, { ...draft.rocks[index]!, ...change }),
});

/** A mark one earlier or later in the order. */
export function reordered(draft: Draft, index: number, by: -1 | 1): Draft {
  const marks = [...draft.marks];
  const [mark] = marks.splice(index, 1);
  marks.splice(index + by, 0, mark!);
  return { ...draft, marks };
}

/** One more of a kind, and which item it is. */
export function added(draft: Draft, kind: Exclude<Kind, 'line'>, near: Point): [Draft, Item] {
  const at = whole(near);
  switch (kind) {
    case 'marks': {
      const used = draft.marks.map(({ colour }) => colour);
      const colour = COLOURS.find((each) => !used.includes(each)) ?? COLOURS[0]!;
      return [{ ...draft, marks: [...draft.marks, { at, side: 'clockwise', colour }] }, `marks.${draft.marks.length}`];
    }
    case 'rocks':
      return [{ ...draft, rocks: [...draft.rocks, { at, radius: ROCK }] }, `rocks.${draft.rocks.length}`];
    case 'islands':
      return [{ ...draft, islands: [...draft.islands, ringRound(at)] }, `islands.${draft.islands.length}`];
    case 'edge':
      return [{ ...draft, edge: edgeRound(draft) }, 'edge.0'];
  }
}

function ringRound([x, y]: Point): Point[] {
  return [0, 1, 2, 3, 4].map((k) => {
    const angle = (2 * Math.PI * k) / 5;
    return whole([x + ISLAND * Math.sin(angle), y + ISLAND * Math.cos(angle)]);
  });
}

function edgeRound(draft: Draft): Point[] {
  const spots = itemsOf({ ...draft, edge: [] }).map((item) => placeOf(draft, item));
  const side = (k: 0 | 1, pick: (...numbers: number[]) => number) => pick(...spots.map((at) => at[k]));
  const [left, right] = [side(0, Math.min) - EDGE, side(0, Math.max) + EDGE];
  const [bottom, top] = [side(1, Math.min) - EDGE, side(1, Math.max) + EDGE];
  return [[left, bottom], [right, bottom], [right, top], [left, top]];
}

/** A corner more, half way to the next one. */
export function withCorner(draft: Draft, item: Item): [Draft, Item] {
  const { kind, index, corner } = partsOf(item);
  const split = (corners: readonly Point[], k: number): Point[] => {
    const [a, b] = [corners[k]!, corners[(k + 1) % corners.length]!];
    return corners.toSpliced(k + 1, 0, whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]));
  };
  if (kind === 'edge') return [{ ...draft, edge: split(draft.edge, index) }, `edge.${index + 1}`];
  const at = corner ?? 0;
  const islands = put(draft.islands, index, split(draft.islands[index]!, at));
  return [{ ...draft, islands }, `islands.${index}.${at + 1}`];
}

/** The white buoys cannot go; a shore goes as a whole where too few corners would be left. */
export function removed(draft: Draft, item: Item): Draft {
  const { kind, index, corner } = partsOf(item);
  if (kind === 'line') return draft;
  if (kind === 'marks') return { ...draft, marks: without(draft.marks, index) };
  if (kind === 'rocks') return { ...draft, rocks: without(draft.rocks, index) };
  if (kind === 'edge') return { ...draft, edge: draft.edge.length > FEWEST ? without(draft.edge, index) : [] };
  const corners = draft.islands[index]!;
  const isWhole = corner === null || corners.length <= FEWEST;
  const islands = isWhole ? without(draft.islands, index) : put(draft.islands, index, without(corners, corner));
  return { ...draft, islands };
}

// The engine's text

const pair = ([x, y]: Point): string => `[${x}, ${y}]`;
const pairs = (spots: readonly Point[]): string => `[${spots.map(pair).join(', ')}]`;

export function tomlOf({ line, marks, rocks, islands, edge }: Draft): string {
  const head = [`line = ${pairs(line)}`, ...(edge.length > 0 ? [`edge = ${pairs(edge)}`] : [])].join('\n');
  return [
    head,
    ...marks.map(({ at, side, colour }) => `[[marks]]\nat = ${pair(at)}\ncolour = "${colour}"\nround = "${side}"`),
    ...rocks.map(({ at, radius }) => `[[rocks]]\nat = ${pair(at)}\nradius = ${radius}`),
    ...islands.map((corners) => `[[islands]]\ncorners = ${pairs(corners)}`),
  ].join('\n\n') + '\n';
}

/** The item that a field of that text is about, as the engine names it: `marks[1].at`. */
export function itemOfField(field: string): Item | null {
  if (field === 'line' || field === 'edge') return `${field}.0`;
  const [, kind, index] = /^(marks|rocks|islands)\[(\d+)\]/.exec(field) ?? [];
  return kind ? (`${kind}.${index}` as Item) : null;
}

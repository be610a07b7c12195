/** A course that is being edited, in millimetres. Changes return new drafts. The server checks whether they are valid. */
import { distanceToOutline, isInside } from '../geometry';
import type { Point, Sea } from '../types';

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
  /** The white buoys; both have one y coordinate. */
  line: [Point, Point];
  marks: Mark[];
  rocks: Rock[];
  islands: Point[][];
  /** Empty: an open sea. */
  edge: Point[];
}

export type Kind = 'line' | 'marks' | 'rocks' | 'islands' | 'edge';

/** An item that can be selected and moved: `line.0`, `marks.1`, `rocks.0`, `islands.0`, its corner `islands.0.3`, `edge.2`. */
export type Item = `${Kind}.${number}` | `islands.${number}.${number}`;

export interface Parts {
  kind: Kind;
  index: number;
  /** The corner of an island; null: the whole island. */
  corner: number | null;
}

export function partsOf(item: Item): Parts {
  const [kind, index, corner] = item.split('.');
  return { kind: kind as Kind, index: Number(index), corner: corner === undefined ? null : Number(corner) };
}

export const COLOURS = ['red', 'green', 'yellow', 'blue', 'orange', 'black', 'white'];

const MAX_COORDINATE = 20_000;
const ROCK_RADIUS = 24; // of a new rock
const ISLAND_RADIUS = 70; // of a new island
const EDGE_MARGIN = 260; // from all items to a new edge
const MIN_CORNERS = 3;

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

/** The sea of a draft, for drawing. What a draft does not contain is taken from `other`. */
export function seaOf({ line, marks, rocks, islands, edge }: Draft, other: Sea): Sea {
  const { radius } = other.buoys[0]!;
  const buoys = [
    ...line.map((at) => ({ at, radius, colour: 'white', side: null })),
    ...marks.map((mark) => ({ ...mark, radius })),
  ];
  return { ...other, line, buoys, rocks, islands, edge };
}

/** All items of a draft. */
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

export const hasItem = (draft: Draft, item: Item): boolean => itemsOf(draft).includes(item);

/** The position of an item; for an island its centre. */
export function positionOf(draft: Draft, item: Item): Point {
  const { kind, index, corner } = partsOf(item);
  if (kind === 'islands') {
    const corners = draft.islands[index]!;
    return corner === null ? centreOf(corners) : corners[corner]!;
  }
  if (kind === 'marks' || kind === 'rocks') return draft[kind][index]!.at;
  return draft[kind][index]!;
}

function centreOf(points: readonly Point[]): Point {
  const mean = (k: 0 | 1) => Math.round(points.reduce((sum, point) => sum + point[k], 0) / points.length);
  return [mean(0), mean(1)];
}

/** The item nearest to a point, within `reach`; an island if the point is inside it. */
export function itemAt(draft: Draft, at: Point, reach: number): Item | null {
  const distanceTo = (item: Item): number => {
    const { kind, index, corner } = partsOf(item);
    if (kind === 'islands' && corner === null) return Infinity;
    const radius = kind === 'rocks' ? draft.rocks[index]!.radius : 0;
    const [x, y] = positionOf(draft, item);
    return Math.max(0, Math.hypot(x - at[0], y - at[1]) - radius);
  };
  const nearest = itemsOf(draft)
    .map((item) => ({ item, distance: distanceTo(item) }))
    .filter((each) => each.distance <= reach)
    .sort((a, b) => a.distance - b.distance)[0];
  if (nearest) return nearest.item;
  const island = draft.islands.findIndex((corners) => isInside(at, corners) || distanceToOutline(at, corners) < reach / 2);
  return island < 0 ? null : `islands.${island}`;
}

// Changes

const rounded = (number: number): number =>
  Math.min(MAX_COORDINATE, Math.max(-MAX_COORDINATE, Math.round(number))) || 0;
const whole = ([x, y]: Point): Point => [rounded(x), rounded(y)];

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, k) => (k === index ? item : each));
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, k) => k !== index);

/** `draft` with an item moved to a point. */
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
  const [x, y] = centreOf(corners);
  const shifted = corners.map((each) => whole([each[0] + at[0] - x, each[1] + at[1] - y]));
  return { ...draft, islands: put(draft.islands, index, shifted) };
}

export const movedBy = (draft: Draft, item: Item, dx: number, dy: number): Draft => {
  const [x, y] = positionOf(draft, item);
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

/** `draft` with a mark moved one earlier or later in the order. */
export function reordered(draft: Draft, index: number, by: -1 | 1): Draft {
  const marks = [...draft.marks];
  const [mark] = marks.splice(index, 1);
  marks.splice(index + by, 0, mark!);
  return { ...draft, marks };
}

/** `draft` with a new item of a kind near a point, and the new item. */
export function added(draft: Draft, kind: Exclude<Kind, 'line'>, near: Point): [Draft, Item] {
  const at = whole(near);
  switch (kind) {
    case 'marks': {
      const used = draft.marks.map(({ colour }) => colour);
      const colour = COLOURS.find((each) => !used.includes(each)) ?? COLOURS[0]!;
      return [{ ...draft, marks: [...draft.marks, { at, side: 'clockwise', colour }] }, `marks.${draft.marks.length}`];
    }
    case 'rocks':
      return [{ ...draft, rocks: [...draft.rocks, { at, radius: ROCK_RADIUS }] }, `rocks.${draft.rocks.length}`];
    case 'islands':
      return [{ ...draft, islands: [...draft.islands, ringRound(at)] }, `islands.${draft.islands.length}`];
    case 'edge':
      return [{ ...draft, edge: edgeRound(draft) }, 'edge.0'];
  }
}

function ringRound([x, y]: Point): Point[] {
  return [0, 1, 2, 3, 4].map((k) => {
    const angle = (2 * Math.PI * k) / 5;
    return whole([x + ISLAND_RADIUS * Math.sin(angle), y + ISLAND_RADIUS * Math.cos(angle)]);
  });
}

function edgeRound(draft: Draft): Point[] {
  const points = itemsOf({ ...draft, edge: [] }).map((item) => positionOf(draft, item));
  const side = (k: 0 | 1, pick: (...numbers: number[]) => number) => pick(...points.map((at) => at[k]));
  const [left, right] = [side(0, Math.min) - EDGE_MARGIN, side(0, Math.max) + EDGE_MARGIN];
  const [bottom, top] = [side(1, Math.min) - EDGE_MARGIN, side(1, Math.max) + EDGE_MARGIN];
  return [[left, bottom], [right, bottom], [right, top], [left, top]];
}

/** `draft` with a new corner half way to the next one, and the new corner. */
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

/** `draft` without an item. White buoys stay; a shore that would have too few corners is removed entirely. */
export function removed(draft: Draft, item: Item): Draft {
  const { kind, index, corner } = partsOf(item);
  if (kind === 'line') return draft;
  if (kind === 'marks') return { ...draft, marks: without(draft.marks, index) };
  if (kind === 'rocks') return { ...draft, rocks: without(draft.rocks, index) };
  if (kind === 'edge') return { ...draft, edge: draft.edge.length > MIN_CORNERS ? without(draft.edge, index) : [] };
  const corners = draft.islands[index]!;
  const isWhole = corner === null || corners.length <= MIN_CORNERS;
  const islands = isWhole ? without(draft.islands, index) : put(draft.islands, index, without(corners, corner));
  return { ...draft, islands };
}

// The text of a course file

const pair = ([x, y]: Point): string => `[${x}, ${y}]`;
const pairs = (points: readonly Point[]): string => `[${points.map(pair).join(', ')}]`;

/** The draft as the text of a course file. */
export function tomlOf({ line, marks, rocks, islands, edge }: Draft): string {
  const head = [`line = ${pairs(line)}`, ...(edge.length > 0 ? [`edge = ${pairs(edge)}`] : [])].join('\n');
  return [
    head,
    ...marks.map(({ at, side, colour }) => `[[marks]]\nat = ${pair(at)}\ncolour = "${colour}"\nround = "${side}"`),
    ...rocks.map(({ at, radius }) => `[[rocks]]\nat = ${pair(at)}\nradius = ${radius}`),
    ...islands.map((corners) => `[[islands]]\ncorners = ${pairs(corners)}`),
  ].join('\n\n') + '\n';
}

/** The item of a field of a course file, as the server names it: `marks[1].at`. */
export function itemOfField(field: string): Item | null {
  if (field === 'line' || field === 'edge') return `${field}.0`;
  const [, kind, index] = /^(marks|rocks|islands)\[(\d+)\]/.exec(field) ?? [];
  return kind ? (`${kind}.${index}` as Item) : null;
}

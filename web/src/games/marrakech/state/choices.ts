/** Sorts the legal moves into what the board shows: directions for Assam, and placements for a rug. */
import type { Choice } from '../../../net/protocol';
import { centre, type Point } from '../geometry';
import type { Facing, Landing, Preview } from '../types';

export const TURNS = ['left', 'ahead', 'right'] as const;
export type Turn = (typeof TURNS)[number];

/** A direction in which Assam may walk. */
export interface Direction {
  text: Turn;
  facing: Facing;
  landings: readonly Landing[];
}

/** Two squares on which the rug may be laid. */
export interface Placement {
  text: string;
  squares: readonly string[];
}

const isTurn = (text: string): text is Turn => TURNS.some((turn) => turn === text);

export function directionsOf(choices: readonly Choice[]): Direction[] {
  return choices.flatMap(({ text, preview }) => {
    const { facing, landings } = preview as Preview;
    return isTurn(text) && facing !== null ? [{ text, facing, landings }] : [];
  });
}

export function placementsOf(choices: readonly Choice[]): Placement[] {
  return choices
    .map(({ text, preview }) => ({ text, squares: (preview as Preview).squares }))
    .filter(({ squares }) => squares.length === 2);
}

/** A square where Assam may stop. */
export interface Stop {
  square: string;
  /** How many of the six faces of the die lead here. */
  weight: number;
  cost: number;
}

/** The squares where Assam may stop in a direction. Rolls that end on one square are added up. */
export function stopsOf({ landings }: Direction): Stop[] {
  const stops = new Map<string, Stop>();
  for (const { path, weight, cost } of landings) {
    const square = path.at(-1)!;
    const before = stops.get(square)?.weight ?? 0;
    stops.set(square, { square, weight: before + weight, cost });
  }
  return [...stops.values()];
}

const SIXTHS = ['0', '1/6', '1/3', '1/2', '2/3', '5/6', '1'];

/** The odds of `weight` faces of six, as a fraction. */
export const oddsText = (weight: number): string => SIXTHS[weight]!;

const KEY_VECTORS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
};

const ARROW_KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

const TURN_KEYS: Record<string, Turn> = { ArrowLeft: 'left', ArrowUp: 'ahead', ArrowRight: 'right' };

export const turnOfKey = (key: string): Turn | undefined => TURN_KEYS[key];

/** The arrow key that points where `key` does on a board that is turned to the left by `quarters`. */
export function turnedKey(key: string, quarters: number): string {
  const index = ARROW_KEYS.indexOf(key);
  return index < 0 ? key : ARROW_KEYS[(index + quarters) % 4]!;
}

/**
 * The placement to which an arrow key leads from `from`: the nearest one whose offset points more in the key's
 * direction than sideways; if there is none, the one farthest in the opposite direction, so that the keys wrap
 * around. Undefined for any other key.
 */
export function placementTowards(
  placements: readonly Placement[],
  from: Placement | undefined,
  key: string,
): Placement | undefined {
  const vector = KEY_VECTORS[key];
  if (!vector || !from) return vector && placements[0];
  const start = centre(...from.squares);
  const offsets = placements
    .filter((placement) => placement !== from)
    .map((placement) => {
      const { x, y } = centre(...placement.squares);
      const forward = (x - start.x) * vector.x + (y - start.y) * vector.y;
      const sideways = Math.abs((x - start.x) * vector.y) + Math.abs((y - start.y) * vector.x);
      return { placement, forward, sideways, distance: Math.hypot(forward, sideways) };
    });
  const inDirection = offsets.filter(({ forward, sideways }) => forward > 0 && forward >= sideways);
  const nearest = inDirection.sort((a, b) => a.distance - b.distance)[0];
  const opposite = offsets.sort((a, b) => a.forward - b.forward || a.sideways - b.sideways)[0];
  return (nearest ?? opposite)?.placement ?? from;
}

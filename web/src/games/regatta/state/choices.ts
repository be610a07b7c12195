/** Sorts legal and refused moves into what the sea and the hand show. */
import type { Blocked, Choice, Reason } from '../../../net/protocol';
import { normalizeDegrees, turnBetween } from '../geometry';
import type { Card, Point, Pose, Preview } from '../types';

/** A boat sailing along an arrow of a card: allowed, or refused with a reason. */
export interface SailMove {
  text: string;
  card: string;
  arrow: string;
  poses: readonly Pose[];
  end: Pose;
  /** Whether a rival's zone stops the boat before the arrow's tip. */
  cutShort: boolean;
  /** Whether the boat finishes the race. */
  home: boolean;
  /** Millimetres from the end to the finish. */
  distanceHome: number | null;
  reason: Reason | null;
}

export function sailMovesOf(choices: readonly Choice[], blocked: readonly Blocked[]): SailMove[] {
  const sailMove = (text: string, preview: Preview, reason: Reason | null): SailMove[] => {
    const { card, arrow, poses, cut_short: cutShort, home, way: distanceHome } = preview;
    if (card === null || arrow === null || poses.length === 0) return [];
    return [{ text, card, arrow, poses, end: poses.at(-1)!, cutShort, home, distanceHome, reason }];
  };
  return [
    ...choices.flatMap(({ text, preview }) => sailMove(text, preview as Preview, null)),
    ...blocked.flatMap(({ text, preview, reason }) => sailMove(text, preview as Preview, reason)),
  ];
}

/** The sail move of a choice that is only drawn, such as advice; null if no boat moves. */
export function shownSailMove({ text, preview }: Choice): SailMove | null {
  const { card, arrow, poses, cut_short: cutShort, home, way: distanceHome } = preview as Preview;
  const end = poses.at(-1);
  return end ? { text, card: card ?? '', arrow: arrow ?? '', poses, end, cutShort, home, distanceHome, reason: null } : null;
}

/** The cards that a move needs. */
export const cardsOf = ({ preview }: Choice): readonly string[] => {
  const { card, cards } = preview as Preview;
  return card === null ? cards : [card];
};

/** The sail moves of `card`, from port to starboard. */
export function sailMovesOfCard(moves: readonly SailMove[], card: Card | undefined): SailMove[] {
  if (!card) return [];
  const turn = (move: SailMove) => card.arrows.find(({ name }) => name === move.arrow)?.turn ?? 0;
  return moves.filter((move) => move.card === card.name).sort((a, b) => turn(b) - turn(a));
}

/** The point of the sea that a refusal mentions, such as where the boat would touch something. */
export function contactPoint({ arguments: values }: Reason): Point | null {
  const { where } = values;
  const from = typeof where === 'object' && 'arguments' in where ? where.arguments : values;
  const [x, y] = [Number(from.x ?? NaN), Number(from.y ?? NaN)];
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null;
}

/** The choice that exchanges `cards`, in any order. */
export function exchangeOf(choices: readonly Choice[], cards: readonly string[]): Choice | undefined {
  const wanted = cards.toSorted().join(' ');
  return choices.find(({ preview }) => {
    const exchanged = (preview as Preview).cards;
    return exchanged.length > 0 && exchanged.toSorted().join(' ') === wanted;
  });
}

export const hasExchange = (choices: readonly Choice[]): boolean =>
  choices.some(({ preview }) => (preview as Preview).cards.length > 0);

export const doneOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ preview }) => (preview as Preview).done);

/** A boat before which a sun may be laid, or a reason why not. */
export interface SunTarget {
  text: string;
  boat: number;
  reason: Reason | null;
}

/** The boats before which a sun may be laid, and those where it is refused. */
export function sunTargetsOf(choices: readonly Choice[], blocked: readonly Blocked[]): SunTarget[] {
  const target = (text: string, { boat }: Preview, reason: Reason | null): SunTarget[] =>
    boat === null ? [] : [{ text, boat, reason }];
  return [
    ...choices.flatMap(({ text, preview }) => target(text, preview as Preview, null)),
    ...blocked.flatMap(({ text, preview, reason }) => target(text, preview as Preview, reason)),
  ].sort((a, b) => a.boat - b.boat);
}

/** A lane from which a boat may start. */
export interface Lane {
  text: string;
  pose: Pose;
}

export const lanesOf = (choices: readonly Choice[]): Lane[] =>
  choices
    .filter(({ text }) => text.startsWith('lane'))
    .map(({ text, preview }) => ({ text, pose: (preview as Preview).poses[0]! }));

// Steering: legal headings are listed in steps of some degrees, refused ones for every whole degree

const STEER = /^steer (\d+)$/;
const degreeOf = (text: string): number | null => {
  const found = STEER.exec(text);
  return found ? Number(found[1]) : null;
};

export const canSteer = (choices: readonly Choice[]): boolean =>
  choices.some(({ text }) => STEER.test(text));

export const steerText = (degree: number): string => `steer ${normalizeDegrees(Math.round(degree))}`;

/** Why the heading `degree` is refused; null if it is allowed. */
export function steerRefusal(blocked: readonly Blocked[], degree: number): Reason | null {
  const text = steerText(degree);
  return blocked.find((each) => each.text === text)?.reason ?? null;
}

/** The refused headings as arcs, each from its first to its last degree. */
export function forbiddenArcs(blocked: readonly Blocked[]): [number, number][] {
  const degrees = blocked.map(({ text }) => degreeOf(text)).filter((degree) => degree !== null);
  const arcs: [number, number][] = [];
  for (const degree of degrees.sort((a, b) => a - b)) {
    const last = arcs.at(-1);
    if (last && last[1] === degree - 1) last[1] = degree;
    else arcs.push([degree, degree]);
  }
  if (arcs.length > 1 && arcs[0]![0] === 0 && arcs.at(-1)![1] === 359) {
    const [from] = arcs.pop()!;
    arcs[0]![0] = from - 360;
  }
  return arcs;
}

/** The turn from `heading` to `degree`, in whole degrees to port (negative) or starboard. */
export const turnTo = (heading: number, degree: number): number =>
  Math.round(turnBetween(heading, degree));

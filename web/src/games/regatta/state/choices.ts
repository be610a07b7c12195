/** The moves that are offered or refused, as the sea and the hand show them. */
import type { Blocked, Choice, Refusal } from '../../../net/protocol';
import { normalizeDegrees, turnBetween } from '../geometry';
import type { Card, Pose, Preview, Point } from '../types';

/** A way off a card: allowed, or refused with a reason. */
export interface SailMove {
  text: string;
  card: string;
  arrow: string;
  poses: readonly Pose[];
  end: Pose;
  cutShort: boolean;
  home: boolean;
  way: number | null;
  reason: Refusal | null;
}

export function sailMovesOf(choices: readonly Choice[], blocked: readonly Blocked[]): SailMove[] {
  const exit = (text: string, preview: Preview, reason: Refusal | null): SailMove[] => {
    const { card, arrow, poses, cut_short: cutShort, home, way } = preview;
    if (card === null || arrow === null || poses.length === 0) return [];
    return [{ text, card, arrow, poses, end: poses.at(-1)!, cutShort, home, way, reason }];
  };
  return [
    ...choices.flatMap(({ text, preview }) => exit(text, preview as Preview, null)),
    ...blocked.flatMap(({ text, preview, reason }) => exit(text, preview as Preview, reason)),
  ];
}

/** Where a move that is only shown ends; null if no boat moves. */
export function shownSailMove({ text, preview }: Choice): SailMove | null {
  const { card, arrow, poses, cut_short: cutShort, home, way } = preview as Preview;
  const end = poses.at(-1);
  return end ? { text, card: card ?? '', arrow: arrow ?? '', poses, end, cutShort, home, way, reason: null } : null;
}

/** The cards that a move needs. */
export const cardsOf = ({ preview }: Choice): readonly string[] => {
  const { card, cards } = preview as Preview;
  return card === null ? cards : [card];
};

/** Of one card, from port to starboard as its arrows stand on it. */
export function sailMovesOfCard(exits: readonly SailMove[], card: Card | undefined): SailMove[] {
  if (!card) return [];
  const turn = (exit: SailMove) => card.arrows.find(({ name }) => name === exit.arrow)?.turn ?? 0;
  return exits.filter((exit) => exit.card === card.name).sort((a, b) => turn(b) - turn(a));
}

/** The point a reason speaks of. */
export function pointOf({ arguments: given }: Refusal): Point | null {
  const { where } = given;
  const from = typeof where === 'object' && 'arguments' in where ? where.arguments : given;
  const [x, y] = [Number(from.x ?? NaN), Number(from.y ?? NaN)];
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null;
}

/** The choice that puts away these cards, in whatever order. */
export function exchangeOf(choices: readonly Choice[], cards: readonly string[]): Choice | undefined {
  const wanted = cards.toSorted().join(' ');
  return choices.find(({ preview }) => {
    const put = (preview as Preview).cards;
    return put.length > 0 && put.toSorted().join(' ') === wanted;
  });
}

export const hasExchange = (choices: readonly Choice[]): boolean =>
  choices.some(({ preview }) => (preview as Preview).cards.length > 0);

export const doneOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ preview }) => (preview as Preview).done);

export interface Target {
  text: string;
  boat: number;
  reason: Refusal | null;
}

/** Rivals a sun may be laid before, or not. */
export function sunsOf(choices: readonly Choice[], blocked: readonly Blocked[]): Target[] {
  const target = (text: string, { boat }: Preview, reason: Refusal | null): Target[] =>
    boat === null ? [] : [{ text, boat, reason }];
  return [
    ...choices.flatMap(({ text, preview }) => target(text, preview as Preview, null)),
    ...blocked.flatMap(({ text, preview, reason }) => target(text, preview as Preview, reason)),
  ].sort((a, b) => a.boat - b.boat);
}

export interface Lane {
  text: string;
  pose: Pose;
}

export const lanesOf = (choices: readonly Choice[]): Lane[] =>
  choices
    .filter(({ text }) => text.startsWith('lane'))
    .map(({ text, preview }) => ({ text, pose: (preview as Preview).poses[0]! }));

// Steering: choices come in steps of some degrees, refusals for every whole degree

const STEER = /^steer (\d+)$/;
const degreeOf = (text: string): number | null => {
  const found = STEER.exec(text);
  return found ? Number(found[1]) : null;
};

export const canSteer = (choices: readonly Choice[]): boolean =>
  choices.some(({ text }) => STEER.test(text));

export const steerText = (degree: number): string => `steer ${normalizeDegrees(Math.round(degree))}`;

export function whyNotSteer(blocked: readonly Blocked[], degree: number): Refusal | null {
  const text = steerText(degree);
  return blocked.find((each) => each.text === text)?.reason ?? null;
}

/** Stretches of forbidden degrees, each from its first to its last. */
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

/** Degrees to port (negative) or starboard. */
export const turnTo = (heading: number, degree: number): number =>
  Math.round(turnBetween(heading, degree));

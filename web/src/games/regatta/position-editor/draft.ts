/** A position that is being edited, and its text. The server checks whether it is valid. */
import type { Pose } from '../types';

/** A boat of a draft. */
export interface BoatDraft {
  pose: Pose;
  lane: number;
  /** Its progress on the course: `-` before the start, `2`, `2+1` with a crossing astray, `home1`. */
  progress: string;
  isBecalmed: boolean;
}

/** The names of cards, with repetitions. */
export type Cards = readonly string[];

export interface Draft {
  /** Null for a boat that has not chosen its lane. */
  boats: readonly (BoatDraft | null)[];
  hands: readonly Cards[];
  discards: Cards;
  seat: number;
  /** With the number of cards to be drawn, if any: `draw:2`. */
  phase: string;
  turn: number;
  /** During the set-up, the seat that will sail first, as in the text. */
  first: string;
  /** Options that differ from the default, as in the text. */
  options: readonly string[];
}

const NONE = '-';
const SUN = 'sun';
const MAX_COORDINATE = 20_000; // mm

/** The draft of a position's `text`, which the server has written. */
export function draftOf(text: string): Draft {
  const [boats, hands, discards, seat, phase, turn, ...options] = text.split(' ') as [
    string, string, string, string, string, string, ...string[]
  ];
  const [acting, first = ''] = seat.split(',') as [string, string?];
  return {
    boats: boats.split('/').map(boatOf),
    hands: hands.split('/').map(cardsOf),
    discards: cardsOf(discards),
    seat: Number(acting),
    phase,
    turn: Number(turn),
    first,
    options,
  };
}

function boatOf(word: string): BoatDraft | null {
  if (word === NONE) return null;
  const [pose, lane, progress, sun] = word.split(':') as [string, string, string, string?];
  return {
    pose: pose.split(',').map(Number) as unknown as Pose,
    lane: Number(lane),
    progress,
    isBecalmed: sun === SUN,
  };
}

const cardsOf = (word: string): Cards =>
  word === NONE
    ? []
    : word.split('+').flatMap((each) => {
        const [, count = '1', name = ''] = /^(?:(\d+)\*)?(.+)$/.exec(each) ?? [];
        return Array<string>(Number(count)).fill(name);
      });

export function textOf(draft: Draft): string {
  return [
    draft.boats.map(boatText).join('/'),
    draft.hands.map(cardsText).join('/'),
    cardsText(draft.discards),
    draft.seat + (draft.first && `,${draft.first}`),
    draft.phase,
    draft.turn,
    ...draft.options,
  ].join(' ');
}

function boatText(boat: BoatDraft | null): string {
  if (!boat) return NONE;
  const sun = boat.isBecalmed ? [SUN] : [];
  return [boat.pose.map(short).join(), boat.lane, boat.progress || NONE, ...sun].join(':');
}

/** `value` with three decimals, the precision of the text. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

function cardsText(cards: Cards): string {
  const words = [...new Set(cards)].map((name) => {
    const count = cards.filter((each) => each === name).length;
    return count === 1 ? name : `${count}*${name}`;
  });
  return words.join('+') || NONE;
}

/** `draft` with changed fields of the boat of `seat`. */
export function withBoat(draft: Draft, seat: number, change: Partial<BoatDraft>): Draft {
  const boats = draft.boats.map((boat, k) => (k === seat && boat ? { ...boat, ...change } : boat));
  return { ...draft, boats };
}

const clamped = (value: number): number => Math.min(MAX_COORDINATE, Math.max(-MAX_COORDINATE, Math.round(value)));

export function movedTo(draft: Draft, seat: number, x: number, y: number): Draft {
  const boat = draft.boats[seat];
  return boat ? withBoat(draft, seat, { pose: [clamped(x), clamped(y), boat.pose[2]] }) : draft;
}

export function turnedTo(draft: Draft, seat: number, degrees: number): Draft {
  const boat = draft.boats[seat];
  if (!boat) return draft;
  const heading = ((Math.round(degrees) % 360) + 360) % 360;
  return withBoat(draft, seat, { pose: [boat.pose[0], boat.pose[1], heading] });
}

export const withHand = (draft: Draft, seat: number, hand: Cards): Draft => ({
  ...draft,
  hands: draft.hands.map((cards, k) => (k === seat ? hand : cards)),
});

/** A race that is being set up by hand, and its text. What can be is for the server to say. */
import type { Pose } from '../types';

export interface Place {
  pose: Pose;
  lane: number;
  /** What of the course it has passed: `-` before the start, `2`, `2+1` with a crossing astray, `home1`. */
  progress: string;
  isBecalmed: boolean;
}

/** Cards by their names; the same one may come again. */
export type Cards = readonly string[];

export interface Draft {
  /** Null: no lane has been chosen yet. */
  boats: readonly (Place | null)[];
  hands: readonly Cards[];
  discards: Cards;
  seat: number;
  /** With the cards yet to be drawn, as `draw:2`. */
  phase: string;
  turn: number;
  /** Which seat will sail first, during the set-up, and options that are not the default, as the text has them. */
  first: string;
  options: readonly string[];
}

const NONE = '-';
const SUN = 'sun';
const FARTHEST = 20_000; // mm

/** Of a text that the server has written. */
export function draftOf(text: string): Draft {
  const [boats, hands, discards, seat, phase, turn, ...options] = text.split(' ') as [
    string, string, string, string, string, string, ...string[]
  ];
  const [acting, first = ''] = seat.split(',') as [string, string?];
  return {
    boats: boats.split('/').map(placeOf),
    hands: hands.split('/').map(cardsOf),
    discards: cardsOf(discards),
    seat: Number(acting),
    phase,
    turn: Number(turn),
    first,
    options,
  };
}

function placeOf(word: string): Place | null {
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
    draft.boats.map(placeText).join('/'),
    draft.hands.map(cardsText).join('/'),
    cardsText(draft.discards),
    draft.seat + (draft.first && `,${draft.first}`),
    draft.phase,
    draft.turn,
    ...draft.options,
  ].join(' ');
}

function placeText(place: Place | null): string {
  if (!place) return NONE;
  const sun = place.isBecalmed ? [SUN] : [];
  return [place.pose.map(short).join(), place.lane, place.progress || NONE, ...sun].join(':');
}

/** Thousandths are what a text can say. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

function cardsText(cards: Cards): string {
  const words = [...new Set(cards)].map((name) => {
    const count = cards.filter((each) => each === name).length;
    return count === 1 ? name : `${count}*${name}`;
  });
  return words.join('+') || NONE;
}

export function withPlace(draft: Draft, seat: number, change: Partial<Place>): Draft {
  const boats = draft.boats.map((place, k) => (k === seat && place ? { ...place, ...change } : place));
  return { ...draft, boats };
}

const kept = (value: number): number => Math.min(FARTHEST, Math.max(-FARTHEST, Math.round(value)));

export function movedTo(draft: Draft, seat: number, x: number, y: number): Draft {
  const place = draft.boats[seat];
  return place ? withPlace(draft, seat, { pose: [kept(x), kept(y), place.pose[2]] }) : draft;
}

export function turnedTo(draft: Draft, seat: number, degrees: number): Draft {
  const place = draft.boats[seat];
  if (!place) return draft;
  const heading = ((Math.round(degrees) % 360) + 360) % 360;
  return withPlace(draft, seat, { pose: [place.pose[0], place.pose[1], heading] });
}

export const withHand = (draft: Draft, seat: number, hand: Cards): Draft => ({
  ...draft,
  hands: draft.hands.map((cards, k) => (k === seat ? hand : cards)),
});

import { expect, test } from 'vitest';
import type { Blocked, Choice } from '../../../net/protocol';
import recorded from '../guide/recorded/lesson.json';
import type { Preview, View } from '../types';
import {
  canSteer,
  contactPoint,
  doneOf,
  exchangeOf,
  forbiddenArcs,
  hasExchange,
  sailMovesOf,
  sailMovesOfCard,
  steerRefusal,
  steerText,
  sunTargetsOf,
  turnTo,
} from './choices';

const lesson = recorded as unknown as { view: View; choices: Choice[]; blocked: Blocked[] };
const sailMoves = sailMovesOf(lesson.choices, lesson.blocked);

const NOTHING: Preview = {
  card: null,
  arrow: null,
  poses: [],
  cut_short: false,
  home: false,
  way: null,
  cards: [],
  boat: null,
  done: false,
};
const choice = (text: string, preview: Partial<Preview>): Choice => ({
  text,
  words: { key: '', arguments: {} },
  preview: { ...NOTHING, ...preview },
});
const refusal = { key: 'regatta-why-home', arguments: {}, text: '', clause: 'R5.2' };
const steers = (...degrees: number[]): Blocked[] =>
  degrees.map((degree) => ({ text: `steer ${degree}`, reason: refusal, preview: NOTHING }));

test('the sail moves of a card are sorted from port to starboard, allowed and refused', () => {
  const card = lesson.view.kinds.find(({ name }) => name === 'L30|S|R30');
  const moves = sailMovesOfCard(sailMoves, card);
  expect(moves.map(({ arrow }) => arrow)).toEqual(['L30', 'S', 'R30']);
  expect(moves.map(({ reason }) => reason !== null)).toEqual([false, true, false]);
  expect(sailMovesOfCard(sailMoves, undefined)).toEqual([]);
});

test('a refusal has the point of contact', () => {
  const refused = sailMoves.find(({ arrow }) => arrow === 'S')!;
  const [x, y] = contactPoint(refused.reason!)!;
  const { at, radius } = lesson.view.sea.buoys[2]!;
  expect(Math.hypot(x - at[0], y - at[1])).toBeCloseTo(radius, 0);
  expect(contactPoint(refusal)).toBeNull();
});

test('cards are exchanged in any order', () => {
  const choices = [choice('exchange L45 S', { cards: ['L45', 'S'] }), choice('exchange S', { cards: ['S'] })];
  expect(exchangeOf(choices, ['S', 'L45'])?.text).toBe('exchange L45 S');
  expect(exchangeOf(choices, ['L45'])).toBeUndefined();
  expect(exchangeOf(choices, [])).toBeUndefined();
  expect(hasExchange(choices)).toBe(true);
  expect(hasExchange([choice('done', { done: true })])).toBe(false);
});

test('suns are sorted by boat, and done is found', () => {
  const blocked = [{ text: 'sun green', reason: refusal, preview: { ...NOTHING, boat: 1 } }];
  const choices = [choice('sun blue', { boat: 3 }), choice('done', { done: true })];
  expect(sunTargetsOf(choices, blocked).map(({ boat }) => boat)).toEqual([1, 3]);
  expect(doneOf(choices)?.text).toBe('done');
});

test('refused headings are arcs, also across north', () => {
  expect(forbiddenArcs(steers(10, 11, 12, 40))).toEqual([[10, 12], [40, 40]]);
  expect(forbiddenArcs(steers(0, 1, 358, 359))).toEqual([[-2, 1]]);
  expect(forbiddenArcs([])).toEqual([]);
  expect(steerRefusal(steers(10), 10)).toBe(refusal);
  expect(steerRefusal(steers(10), 11)).toBeNull();
});

test('every whole degree can be steered', () => {
  expect(steerText(-5)).toBe('steer 355');
  expect(steerText(360)).toBe('steer 0');
  expect(turnTo(350, 10)).toBe(20);
  expect(canSteer([choice('steer 5', {})])).toBe(true);
  expect(canSteer([])).toBe(false);
});

import { expect, test } from 'vitest';
import type { Position } from '../../../net/protocol';
import type { View } from '../types';
import { areNeighbours, cleared, draftOf, laid, textOf, totalMoney, viewOf, withAssam, withPlayer } from './draft';

const TEXT = '7/7/7/3r|3/3r3/2y-y3/7 e4e 30,30 11+12,12+12 0 turn 2 next=y,b purse=30';
const player = { dirhams: 30, squares: 2, score: 32, out: 0 };
const view: View = {
  turn: 2,
  phase: 'turn',
  to_act: 0,
  seat: 0,
  assam: 'e4',
  facing: 'east',
  pieces: [
    { colour: 'red', squares: ['d4', 'd5'] },
    { colour: 'yellow', squares: ['c6', 'd6'] },
  ],
  players: [
    { ...player, colours: ['red', 'yellow'], rugs_left: [11, 12], next_rug: 'yellow' },
    { ...player, colours: ['blue', 'brown'], rugs_left: [12, 12], next_rug: 'blue' },
  ],
};
const position: Position = { game: 'marrakech', text: TEXT, options: {}, to_act: 0, views: [view, view] };
const draft = draftOf(position);

test('a draft of a position has its text', () => {
  expect(textOf(draft)).toBe(TEXT);
});

test('a rug covers what lies below, and is one less that is left', () => {
  const next = laid(draft, 'brown', ['e5', 'd5']);
  expect(textOf(next)).toBe('7/7/7/3r3/3n-n2/2y-y3/7 e4e 30,30 11+12,12+11 0 turn 3 next=y,b purse=30');
  expect(textOf(laid(next, 'blue', ['d4']))).toContain('/3b3/3n-n2/');
});

test('a rug that is erased is left again', () => {
  expect(textOf(cleared(draft, 'd5'))).toBe('7/7/7/7/7/2y-y3/7 e4e 30,30 12+12,12+12 0 turn 1 next=y,b purse=30');
  expect(cleared(draft, 'a1')).toBe(draft);
});

test('Assam goes to a square, and turns where he stands', () => {
  expect(textOf(withAssam(draft, 'a7'))).toContain(' a7e ');
  expect(textOf(withAssam(draft, 'e4'))).toContain(' e4s ');
});

test('a player who is out has no money', () => {
  const next = withPlayer(draft, 1, { out: 1, next_rug: null });
  expect(textOf(next)).toContain(' 30,x1 ');
  expect(textOf(next)).toContain('next=y,- ');
  expect([totalMoney(draft), totalMoney(next)]).toEqual([60, 30]);
});

test('squares are counted', () => {
  expect(viewOf(laid(draft, 'blue', ['a1', 'a2'])).players.map(({ score }) => score)).toEqual([34, 32]);
});

test('neighbours share an edge', () => {
  expect([areNeighbours('d4', 'd5'), areNeighbours('d4', 'e5'), areNeighbours('d4', 'd4')]).toEqual([
    true,
    false,
    false,
  ]);
});

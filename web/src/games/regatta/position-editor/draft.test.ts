import { expect, test } from 'vitest';
import { draftOf, movedTo, textOf, turnedTo, withBoat, withHand } from './draft';

const TEXT =
  '-75,-40,0:1:-/82.5,231,45:2:3+1:sun S+2*L45+sun+L30|L90/4*S-cloud+s R90+2*S 1 main 12 course=islands';
const draft = draftOf(TEXT);

test.each([TEXT, '-/- -/- - 0,1 lane-lot 0', '1,2,3:1:home1 - - 0 over 9'])('%s is read and written', (text) => {
  expect(textOf(draftOf(text))).toBe(text);
});

test('a boat is moved and turned', () => {
  const next = turnedTo(movedTo(draft, 1, 10.4, 90_000), 1, -90);
  expect(textOf(next)).toContain('/10,20000,270:2:3+1:sun ');
  expect(movedTo(draftOf('- - - 0,0 lane 0'), 0, 1, 1).boats).toEqual([null]);
});

test('progress and suns', () => {
  expect(textOf(withBoat(draft, 1, { progress: 'home1', isBecalmed: false }))).toContain(':2:home1 ');
  expect(textOf(withBoat(draft, 1, { progress: '' }))).toContain(':2:-:sun ');
});

test('a hand is changed', () => {
  expect(draft.hands[0]).toEqual(['S', 'L45', 'L45', 'sun', 'L30|L90']);
  expect(textOf(withHand(draft, 1, []))).toContain(' S+2*L45+sun+L30|L90/- ');
});

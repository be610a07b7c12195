import './english';
import { expect, test } from 'vitest';
import { clockText, paceText } from './times';

test('a clock shows seconds as they are counted down', () => {
  expect([0, -5, 1, 59_000, 60_000, 599_001, 3_600_000, 4_205_000].map(clockText)).toEqual([
    '0:00', '0:00', '0:01', '0:59', '1:00', '10:00', '1:00:00', '1:10:05',
  ]);
});

test('every pace has words', () => {
  expect(paceText({})).toBe('No clock');
  expect(paceText({ kind: 'move', seconds: 30 })).toBe('30 seconds a move');
  expect(paceText({ kind: 'days', seconds: 3 * 86_400 })).toBe('3 days a move');
  expect(paceText({ kind: 'total', seconds: 600 })).toBe('10:00 for all moves');
  expect(paceText({ kind: 'total', seconds: 600, increment: 5 })).toBe('10:00 for all moves, and 5 s more for each');
});

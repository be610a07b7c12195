import { expect, test } from 'vitest';
import { resultOf, saveResult, streak } from './puzzle-results.svelte';

const one = { game: 'marrakech', number: 1 };
const other = { game: 'regatta', number: 1 };

test('a streak grows daily until a day is missed or left out', () => {
  saveResult(one, 'solved', '2026-11-30');
  expect(streak('2026-11-30')).toBe(1);
  saveResult(other, 'solved', '2026-12-01');
  expect([streak('2026-12-01'), streak('2026-12-02'), streak('2026-12-03')]).toEqual([2, 2, 0]);
  saveResult(one, 'missed', '2026-12-02');
  expect(streak('2026-12-02')).toBe(0);
  saveResult(one, 'solved', '2026-12-03');
  expect(streak('2026-12-03')).toBe(1);
});

test('a puzzle of no day is saved, and does not change the streak', () => {
  saveResult(other, 'missed', null);
  expect(resultOf(other, null)).toBe('missed');
  expect(streak('2026-12-03')).toBe(1);
});

test('a puzzle solved earlier has to be solved again on its day', () => {
  saveResult(one, 'solved', null);
  expect(resultOf(one, '2026-12-04')).toBeNull();
  saveResult(one, 'missed', '2026-12-04');
  expect([resultOf(one, '2026-12-04'), resultOf(one, '2026-12-05')]).toEqual(['missed', null]);
});

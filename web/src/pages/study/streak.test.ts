import { expect, test } from 'vitest';
import { keep, resultOf, streak } from './streak.svelte';

const one = { game: 'marrakech', number: 1 };
const other = { game: 'regatta', number: 1 };

test('days in a row, until one is missed or left out', () => {
  keep(one, 'solved', '2026-11-30');
  expect(streak('2026-11-30')).toBe(1);
  keep(other, 'solved', '2026-12-01');
  expect([streak('2026-12-01'), streak('2026-12-02'), streak('2026-12-03')]).toEqual([2, 2, 0]);
  keep(one, 'missed', '2026-12-02');
  expect(streak('2026-12-02')).toBe(0);
  keep(one, 'solved', '2026-12-03');
  expect(streak('2026-12-03')).toBe(1);
});

test('any other puzzle is remembered, and counts for no day', () => {
  keep(other, 'missed', null);
  expect(resultOf(other, null)).toBe('missed');
  expect(streak('2026-12-03')).toBe(1);
});

test('what was solved before is to be solved again on its day', () => {
  keep(one, 'solved', null);
  expect(resultOf(one, '2026-12-04')).toBeNull();
  keep(one, 'missed', '2026-12-04');
  expect([resultOf(one, '2026-12-04'), resultOf(one, '2026-12-05')]).toEqual(['missed', null]);
});

import { expect, test } from 'vitest';
import { begin, bestOn, finish, isBetter, raceAt, timeText } from './time-trial.svelte';

test('the clock runs from the first sight of a race to its end, once', () => {
  begin('t1', 1_000);
  begin('t1', 9_000);
  finish('t1', 'here', 14, 62_400);
  finish('t1', 'here', 3, 70_000);
  expect(raceAt('t1')!.result).toEqual({ turns: 14, seconds: 61 });
});

test('of all races on a course the best is kept', () => {
  begin('t2', 0);
  finish('t2', 'there', 20, 5_000);
  begin('t3', 0);
  finish('t3', 'there', 15, 90_000);
  begin('t4', 0);
  finish('t4', 'there', 16, 1_000);
  expect(bestOn('there')).toEqual({ turns: 15, seconds: 90 });
  expect(bestOn('elsewhere')).toBeNull();
});

test('turns count first, then seconds', () => {
  expect(isBetter({ turns: 9, seconds: 99 }, { turns: 10, seconds: 1 })).toBe(true);
  expect(isBetter({ turns: 9, seconds: 30 }, { turns: 9, seconds: 30 })).toBe(false);
  expect(isBetter({ turns: 9, seconds: 29 }, { turns: 9, seconds: 30 })).toBe(true);
});

test('minutes and seconds', () => {
  expect([timeText(7), timeText(61), timeText(600)]).toEqual(['0:07', '1:01', '10:00']);
});

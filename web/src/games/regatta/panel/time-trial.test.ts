import { expect, test } from 'vitest';
import { bestOn, isBetter, raceAt, startClock, stopClock, timeText } from './time-trial.svelte';

test('the clock runs once, from the first sight of a race to its end', () => {
  startClock('t1', 1_000);
  startClock('t1', 9_000);
  stopClock('t1', 'here', 14, 62_400);
  stopClock('t1', 'here', 3, 70_000);
  expect(raceAt('t1')!.result).toEqual({ turns: 14, seconds: 61 });
});

test('the best result on a course is kept', () => {
  startClock('t2', 0);
  stopClock('t2', 'there', 20, 5_000);
  startClock('t3', 0);
  stopClock('t3', 'there', 15, 90_000);
  startClock('t4', 0);
  stopClock('t4', 'there', 16, 1_000);
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

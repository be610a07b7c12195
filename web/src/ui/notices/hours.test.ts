import { expect, test } from 'vitest';
import { minuteOf, NIGHT, timeOf } from './hours';

test('minutes are written as times and read again', () => {
  expect([0, 61, NIGHT.begin, 1439].map(timeOf)).toEqual(['00:00', '01:01', '22:00', '23:59']);
  for (const minute of [0, 61, 1439]) expect(minuteOf(timeOf(minute))).toBe(minute);
  expect(['', '7:30', '24:00', '10:60', 'noon'].map(minuteOf)).toEqual([null, null, null, null, null]);
});

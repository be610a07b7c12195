import { expect, test } from 'vitest';
import type { PlyEvent, Sailed, View } from '../types';
import { guide } from './guide';

test('every first sail leads through the whole guide', () => {
  const start = guide([])!;
  expect(start.choices!.length).toBeGreaterThan(2);
  expect(start.blocked!.length).toBeGreaterThan(0);
  for (const { text } of start.choices!) {
    const stay = guide([text, '', ''])!;
    expect(stay.choices!.some((choice) => choice.text.startsWith('exchange'))).toBe(true);
    for (const last of [stay.choices![0]!.text, 'steer 77']) {
      const end = guide([text, '', '', last])!;
      expect((end.event as PlyEvent).seat).toBe(0);
      expect(guide([text, '', '', last, ''])).toBeNull();
    }
    const steered = guide([text, '', '', 'steer 77'])!.view as View;
    expect(steered.boats[0]!.pose![2]).toBe(77);
  }
});

test('boats continue from where they were', () => {
  const { text } = guide([])!.choices![0]!;
  const sailed = guide([text])!;
  const { poses } = sailed.event as Sailed;
  expect((guide([])!.view as View).boats[0]!.pose).toEqual(poses[0]);
  expect((sailed.view as View).boats[0]!.pose).toEqual(poses.at(-1));
});

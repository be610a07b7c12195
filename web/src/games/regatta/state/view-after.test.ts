import { expect, test } from 'vitest';
import recorded from '../guide/recorded/figures.json';
import type { View } from '../types';
import { sailed } from './testing';
import { viewAfter } from './view-after';

test('a zone moves with its boat', () => {
  const view = recorded.zone.view as unknown as View;
  const [x, y, heading] = view.boats[1]!.pose!;
  const moved = viewAfter(view, sailed(1, [x, y, heading], [x + 10, y - 5, heading]));
  moved.boats[1]!.zones[0]!.forEach((corner, k) => {
    const before = view.boats[1]!.zones[0]![k]!;
    expect(corner[0]).toBeCloseTo(before[0] + 10);
    expect(corner[1]).toBeCloseTo(before[1] - 5);
  });
});

import { expect, test, vi } from 'vitest';
import { durationText } from './times';

vi.stubGlobal('navigator', { languages: ['en'] });

test('a duration has one unit', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  expect([0, 5 * minute, hour, 23.4 * hour, 3 * day - 1000].map(durationText)).toEqual([
    '1 minute', '5 minutes', '1 hour', '23 hours', '3 days',
  ]);
});

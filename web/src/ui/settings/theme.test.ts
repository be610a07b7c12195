import { afterEach, expect, test } from 'vitest';
import { MOTIONS, updateSettings } from './settings.svelte';
import { motion, motionSpeed, reducedMotion } from './theme.svelte';

afterEach(() => updateSettings({ motion: null }));

test('motion is normal unless the reader or the system wants something else', () => {
  expect(motion()).toBe('normal');
  updateSettings({ motion: 'off' });
  expect(reducedMotion()).toBe(true);
});

test('quick motion is faster than normal, slow motion slower, and all of them move', () => {
  const speeds = MOTIONS.map((each) => {
    updateSettings({ motion: each });
    return motionSpeed();
  });
  expect(speeds).toEqual([1, 2, 1, 0.5]); // "off" is not animated at all
});

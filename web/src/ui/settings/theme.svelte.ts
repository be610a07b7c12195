/** What the page looks like: the light or dark theme, the speed of motion, and the hand it is held with. */
import { MediaQuery } from 'svelte/reactivity';
import { settings, updateSettings, type Motion } from './settings.svelte';

const prefersDark = new MediaQuery('(prefers-color-scheme: dark)');
const prefersLessMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  settings.theme === 'system' ? prefersDark.current : settings.theme === 'dark';

/** How fast boards animate: as chosen, else not at all if the system prefers less motion. */
export const motion = (): Motion => settings.motion ?? (prefersLessMotion.current ? 'off' : 'normal');

export const reducedMotion = (): boolean => motion() === 'off';

const SPEEDS: Record<Motion, number> = { off: 1, quick: 2, normal: 1, slow: 0.5 };

/** How much faster than normal animations are. */
export const motionSpeed = (): number => SPEEDS[motion()];

export function toggleTheme(): void {
  updateSettings({ theme: isDark() ? 'light' : 'dark' });
}

/** Keep the attributes of the page up to date that styles depend on. Call once. */
export function startTheme(): void {
  $effect.root(() => {
    $effect.pre(() => {
      const { dataset } = document.documentElement;
      dataset.theme = isDark() ? 'dark' : 'light';
      dataset.motion = motion();
      dataset.hand = settings.leftHanded ? 'left' : 'right';
    });
  });
}

/** The light or dark theme, and whether the reader prefers less motion. */
import { MediaQuery } from 'svelte/reactivity';
import { settings, updateSettings } from './settings.svelte';

const prefersDark = new MediaQuery('(prefers-color-scheme: dark)');
const prefersLessMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  settings.theme === 'system' ? prefersDark.current : settings.theme === 'dark';

export const reducedMotion = (): boolean => prefersLessMotion.current;

export function toggleTheme(): void {
  updateSettings({ theme: isDark() ? 'light' : 'dark' });
}

/** Keep the page's theme up to date. Call once. */
export function startTheme(): void {
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
    });
  });
}

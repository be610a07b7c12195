/** Light or dark: as the system says, unless chosen. */
import { MediaQuery } from 'svelte/reactivity';
import { remember, setting } from './settings.svelte';

const prefersDark = new MediaQuery('(prefers-color-scheme: dark)');
const prefersLessMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  setting.theme === 'system' ? prefersDark.current : setting.theme === 'dark';

export const reducedMotion = (): boolean => prefersLessMotion.current;

export function switchTheme(): void {
  remember({ theme: isDark() ? 'light' : 'dark' });
}

/** Keeps the page in step; call once. */
export function followTheme(): void {
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
    });
  });
}

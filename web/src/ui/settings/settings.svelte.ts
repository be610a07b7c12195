/** What this device remembers of its owner's wishes. */

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  theme: Theme;
  /** Null: as the browser says. */
  language: string | null;
  name: string;
  sounds: boolean;
  /** Show odds and costs of moves under the pointer. */
  hints: boolean;
  /** Games whose guided first turn was offered. */
  guided: string[];
}

const KEY = 'taros';
const DEFAULTS: Settings = {
  theme: 'system',
  language: null,
  name: '',
  sounds: false,
  hints: true,
  guided: [],
};

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // storage is forbidden or damaged: nothing is remembered
  }
}

const settings = $state<Settings>({ ...DEFAULTS, ...remembered() });

export const setting = settings as Readonly<Settings>;

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it holds until the page is left
  }
}

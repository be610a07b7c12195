/** The reader's preferences, kept in this browser. */

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  theme: Theme;
  /** Null: the browser's language. */
  language: string | null;
  name: string;
  sounds: boolean;
  /** Whether boards show the odds and costs of moves. */
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

function readSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // storage is forbidden or damaged
  }
}

const state = $state<Settings>({ ...DEFAULTS, ...readSettings() });

export const settings = state as Readonly<Settings>;

/** Apply `change`, and keep it for the next visit. */
export function updateSettings(change: Partial<Settings>): void {
  Object.assign(state, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // without storage the change lasts until the page is left
  }
}

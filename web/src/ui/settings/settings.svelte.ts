/** The reader's preferences, kept in this browser. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['off', 'quick', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

export const SOUNDS = ['off', 'quiet', 'normal'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Settings {
  theme: Theme;
  /** Null: the browser's language. */
  language: string | null;
  name: string;
  /** The name of the account to which this browser has signed in; null: the reader is a guest. */
  account: string | null;
  sound: Sound;
  /** Whether to show a notification when it is the reader's turn, as far as the browser allows. */
  notifications: boolean;
  /** Whether the reader was asked how to be told that it is their turn. */
  turnAlertsOffered: boolean;
  /** How fast boards animate; null: as the system prefers. */
  motion: Motion | null;
  /** Whether boards show the odds and costs of moves. */
  hints: boolean;
  /** Whether boards show the names of their squares. */
  coordinates: boolean;
  /** Whether a chosen move has to be confirmed. */
  confirmMoves: boolean;
  /** Whether boards are turned so that the viewer sits below. */
  turnBoard: boolean;
  /** Whether controls beside the board are for the left hand, on phones. */
  leftHanded: boolean;
  /** Games whose guided first turn was offered. */
  guided: string[];
}

const KEY = 'taros';
const DEFAULTS: Settings = {
  theme: 'system',
  language: null,
  name: '',
  account: null,
  sound: 'off',
  notifications: false,
  turnAlertsOffered: false,
  motion: null,
  hints: true,
  coordinates: true,
  confirmMoves: false,
  turnBoard: false,
  leftHanded: false,
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

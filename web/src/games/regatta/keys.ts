/** The keys of the boards, as they are listed for the reader. */
import type { KeyGroup, KeyHelp } from '../../ui/keys/keys.svelte';

const CAMERA_KEYS: KeyHelp[] = [
  { keys: ['+', '−'], text: 'regatta-web-keys-zoom' },
  { keys: ['0'], text: 'regatta-web-keys-fit' },
];

export const BOARD_KEYS: KeyGroup = {
  title: 'regatta-name',
  keys: [
    { keys: ['1', '2', '…'], text: 'regatta-web-keys-card' },
    { keys: ['Tab', 'Enter'], text: 'regatta-web-keys-sail' },
    { keys: ['Esc'], text: 'regatta-web-keys-put-back' },
    { keys: ['ArrowLeft', 'ArrowRight'], text: 'regatta-web-keys-steer' },
    { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], text: 'regatta-web-keys-pan' },
    ...CAMERA_KEYS,
  ],
};

export const POSITION_KEYS: KeyGroup = {
  title: 'regatta-name',
  keys: [
    { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], text: 'regatta-web-keys-move' },
    { keys: ['[', ']'], text: 'regatta-web-keys-turn' },
    ...CAMERA_KEYS,
  ],
};

export const COURSE_KEYS: KeyGroup = {
  title: 'regatta-web-courses',
  keys: [
    { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], text: 'regatta-web-keys-move' },
    { keys: ['Delete'], text: 'regatta-web-keys-remove' },
    { keys: ['Esc'], text: 'regatta-web-keys-deselect' },
    { keys: ['Ctrl+Z', 'Ctrl+Y'], text: 'regatta-web-keys-undo' },
    ...CAMERA_KEYS,
  ],
};

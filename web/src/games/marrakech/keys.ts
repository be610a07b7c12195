/** The keys of the boards, as they are listed for the reader. */
import type { KeyGroup } from '../../ui/keys/keys.svelte';

export const BOARD_KEYS: KeyGroup = {
  title: 'marrakech-name',
  keys: [
    { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight'], text: 'marrakech-web-keys-turn' },
    { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], text: 'marrakech-web-keys-rug' },
    { keys: ['Enter'], text: 'marrakech-web-keys-lay' },
  ],
};

export const EDITOR_KEYS: KeyGroup = {
  title: 'marrakech-name',
  keys: [
    { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], text: 'marrakech-web-keys-square' },
    { keys: ['Enter'], text: 'marrakech-web-keys-tool' },
    { keys: ['Delete'], text: 'marrakech-web-keys-clear' },
    { keys: ['Esc'], text: 'marrakech-web-keys-forget' },
  ],
};

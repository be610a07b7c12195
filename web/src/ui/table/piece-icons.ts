/** The pictures of a game's pieces, such as cards, that stand in sentences: a page provides them to all sentences on it. */
import { getContext, setContext, type Component } from 'svelte';
import type { PieceIconProps } from '../../games/contract';

interface PieceIcons {
  /** Draws a piece; undefined if the game has no such pictures. */
  Icon: Component<PieceIconProps> | undefined;
  view: unknown;
}

const KEY = Symbol('piece icons');

/** Provide the pictures to all sentences below this component. Call this while the component initialises. */
export const providePieceIcons = (icons: () => PieceIcons): void => void setContext(KEY, icons);

/** The pictures that the page provides; undefined if it provides none. Call this while a component initialises. */
export const usePieceIcons = (): (() => PieceIcons) | undefined => getContext(KEY);

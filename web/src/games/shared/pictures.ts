/** Boards that are only looked at. */
import type { Component } from 'svelte';
import type { RulesFigure } from '../registry';

/** What a board needs beside its view when nobody plays on it. */
export const STILL = {
  choices: null,
  motion: null,
  perspective: null,
  interactive: false,
  highlight: false,
  sounds: false,
  reducedMotion: true,
  onchoose: () => undefined,
} as const;

/** The figures of a game's rules, each after its clause. */
export const figuresOf =
  <Drawing>(game: string, Figure: Component<{ drawing: Drawing }>) =>
  (clause: string, name: string, drawing: Drawing): RulesFigure => ({
    clause,
    caption: `${game}-web-figure-${name}`,
    Figure: (internals) => Figure(internals, { drawing }),
  });

/** A few motions from a view onwards, and what had happened before. */
export interface Scene<View, Motion> {
  view: View;
  past: Motion[];
  motions: Motion[];
}

/** How it looks at first, and after each motion. */
export const looksOf = <View, Motion>(
  { view, motions }: Scene<View, Motion>,
  lookAfter: (view: View, motion: Motion) => View,
): View[] =>
  motions.reduce<View[]>((looks, motion) => [...looks, lookAfter(looks.at(-1)!, motion)], [view]);

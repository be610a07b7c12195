/** Boards that nobody plays on: figures of the rules, thumbnails, position editors. */
import type { Component } from 'svelte';
import type { RulesFigure } from '../contract';

/** The props of a board that is only looked at, without its view. */
export const NON_INTERACTIVE = {
  choices: null,
  motion: null,
  perspective: null,
  interactive: false,
  showOutcomes: false,
  sounds: false,
  reducedMotion: true,
  onchoose: () => undefined,
} as const;

/** A function that makes rules figures of `game`, each drawn by the component `Figure`. */
export const figureFactory =
  <Drawing>(game: string, Figure: Component<{ drawing: Drawing }>) =>
  (clause: string, name: string, drawing: Drawing): RulesFigure => ({
    clause,
    caption: `${game}-web-figure-${name}`,
    Figure: (internals) => Figure(internals, { drawing }),
  });

/** A recorded piece of a game: the first view, the motions that led to it, and those that follow. */
export interface Recording<View, Motion> {
  view: View;
  past: Motion[];
  motions: Motion[];
}

/** The first view of a recording, and the view after each of its motions. */
export const recordedViews = <View, Motion>(
  { view, motions }: Recording<View, Motion>,
  viewAfter: (view: View, motion: Motion) => View,
): View[] =>
  motions.reduce<View[]>((views, motion) => [...views, viewAfter(views.at(-1)!, motion)], [view]);

/** Boards that nobody plays on: figures of the rules, thumbnails, position editors. */
import type { Component } from 'svelte';
import type { RulesFigure } from '../contract';

/** The props of a board that is only looked at, without its view. */
export const NON_INTERACTIVE = {
  choices: null,
  event: null,
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
    name,
    clause,
    caption: `${game}-web-figure-${name}`,
    Figure: (internals) => Figure(internals, { drawing }),
  });

/** A recorded piece of a game: the first view, the events that led to it, and those that follow. */
export interface Recording<View, PlyEvent> {
  view: View;
  past: PlyEvent[];
  events: PlyEvent[];
}

/** The first view of a recording, and the view after each of its events. */
export const recordedViews = <View, PlyEvent>(
  { view, events }: Recording<View, PlyEvent>,
  viewAfter: (view: View, event: PlyEvent) => View,
): View[] =>
  events.reduce<View[]>((views, event) => [...views, viewAfter(views.at(-1)!, event)], [view]);

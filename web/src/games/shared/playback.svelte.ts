/** Plays the events of a board: while an event is animated, the board shows the view before it. */
import { untrack } from 'svelte';
import { motionSpeed } from '../../ui/settings/theme.svelte';
import type { BoardProps } from '../contract';
import { play, type Synth } from '../../ui/sound/synth';

export type PlaybackProps = Pick<
  BoardProps,
  'view' | 'event' | 'past' | 'sounds' | 'reducedMotion' | 'onanimationdone'
>;

/** How long the events of a game take, in milliseconds, and what is heard of them. */
export interface EventTiming<PlyEvent> {
  duration: (event: PlyEvent) => number;
  /** How long to wait after an event that is not animated, so that people see what has changed. */
  pauseWithoutAnimation: (event: PlyEvent) => number;
  soundCues: (event: PlyEvent) => readonly { at: number; sound: Synth }[];
}

interface Shown<View, PlyEvent> {
  view: View;
  event: PlyEvent | null;
  /** The view before `event`. */
  before: View;
  isPlaying: boolean;
}

export class Playback<View, PlyEvent> {
  readonly #props: () => PlaybackProps;
  readonly #timing: EventTiming<PlyEvent>;
  #shown: Shown<View, PlyEvent> = $state.raw(null!);
  /** Milliseconds since the event began, at normal speed. */
  protected elapsed = $state(0);

  /** The event that is being animated; null if none is. */
  readonly playing = $derived.by(() => (this.#shown.isPlaying ? this.#shown.event : null));
  /** The event that led to the newest view, animated to its end or not. */
  readonly event = $derived.by(() => this.#shown.event);
  readonly view = $derived.by(() => (this.#shown.isPlaying ? this.#shown.before : this.#shown.view));
  /** All events that have been animated to their end, oldest first. */
  readonly past = $derived.by((): PlyEvent[] => {
    const earlier = (this.#props().past ?? []) as readonly (PlyEvent | null)[];
    const finished = this.playing ? null : this.event;
    return [...earlier.filter((each) => each !== this.event), finished].filter((each) => each !== null);
  });

  /** Follow `props`. Call this while a component initialises, since it creates effects. */
  constructor(props: () => PlaybackProps, timing: EventTiming<PlyEvent>) {
    this.#props = props;
    this.#timing = timing;
    const { view, event } = this.#latest();
    this.#shown = { view, event, before: view, isPlaying: false };
    $effect.pre(() => {
      const latest = this.#latest();
      untrack(() => this.#follow(latest.view, latest.event));
    });
    $effect(() => {
      const { event, isPlaying } = this.#shown;
      return isPlaying && event ? this.#animate(event) : this.#reportDone(event);
    });
  }

  /** End the animation and show the newest view. */
  finishAnimation(): void {
    if (this.#shown.isPlaying) this.#shown = { ...this.#shown, isPlaying: false };
  }

  #latest() {
    const { view, event } = this.#props();
    return { view: view as View, event: event as PlyEvent | null };
  }

  #follow(view: View, event: PlyEvent | null): void {
    const shown = this.#shown;
    if (view === shown.view && event === shown.event) return;
    const isAnimated = event !== null && event !== shown.event && this.#timing.duration(event) > 0;
    this.elapsed = 0;
    this.#shown = { view, event, before: shown.view, isPlaying: isAnimated && !this.#props().reducedMotion };
  }

  #animate(event: PlyEvent): () => void {
    const cues = untrack(() => (this.#props().sounds ? this.#timing.soundCues(event) : []));
    let last = performance.now();
    const tick = (now: number): void => {
      const before = this.elapsed;
      this.elapsed += motionSpeed() * Math.max(0, now - last);
      last = now;
      for (const { at, sound } of cues) if (before <= at && at < this.elapsed) play(sound);
      if (this.elapsed < this.#timing.duration(event)) request = requestAnimationFrame(tick);
      else this.finishAnimation();
    };
    let request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }

  #reportDone(event: PlyEvent | null): () => void {
    const wasAnimated = event !== null && untrack(() => this.elapsed) >= this.#timing.duration(event);
    const pause = event === null || wasAnimated ? 0 : this.#timing.pauseWithoutAnimation(event);
    const timer = setTimeout(() => this.#props().onanimationdone?.(), pause);
    return () => clearTimeout(timer);
  }
}

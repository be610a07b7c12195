/** Plays the motions of a board: while a motion is animated, the board shows the view before it. */
import { untrack } from 'svelte';
import type { BoardProps } from '../contract';
import { play, type Synth } from './synth';

export type PlaybackProps = Pick<
  BoardProps,
  'view' | 'motion' | 'past' | 'sounds' | 'reducedMotion' | 'onanimationdone'
>;

/** How long the motions of a game take, in milliseconds, and what is heard of them. */
export interface MotionTiming<Motion> {
  duration: (motion: Motion) => number;
  /** How long to wait after a motion that is not animated, so that people see what has changed. */
  pauseWithoutAnimation: (motion: Motion) => number;
  soundCues: (motion: Motion) => readonly { at: number; sound: Synth }[];
}

interface Shown<View, Motion> {
  view: View;
  motion: Motion | null;
  /** The view before `motion`. */
  before: View;
  isPlaying: boolean;
}

export class Playback<View, Motion> {
  readonly #props: () => PlaybackProps;
  readonly #timing: MotionTiming<Motion>;
  #shown: Shown<View, Motion> = $state.raw(null!);
  /** Milliseconds since the motion began. */
  protected elapsed = $state(0);

  /** The motion that is being animated; null if none is. */
  readonly playing = $derived.by(() => (this.#shown.isPlaying ? this.#shown.motion : null));
  /** The motion that led to the newest view, animated to its end or not. */
  readonly motion = $derived.by(() => this.#shown.motion);
  readonly view = $derived.by(() => (this.#shown.isPlaying ? this.#shown.before : this.#shown.view));
  /** All motions that have been animated to their end, oldest first. */
  readonly past = $derived.by((): Motion[] => {
    const earlier = (this.#props().past ?? []) as readonly (Motion | null)[];
    const finished = this.playing ? null : this.motion;
    return [...earlier.filter((each) => each !== this.motion), finished].filter((each) => each !== null);
  });

  /** Follow `props`. Call this while a component initialises, since it creates effects. */
  constructor(props: () => PlaybackProps, timing: MotionTiming<Motion>) {
    this.#props = props;
    this.#timing = timing;
    const { view, motion } = this.#latest();
    this.#shown = { view, motion, before: view, isPlaying: false };
    $effect.pre(() => {
      const latest = this.#latest();
      untrack(() => this.#follow(latest.view, latest.motion));
    });
    $effect(() => {
      const { motion, isPlaying } = this.#shown;
      return isPlaying && motion ? this.#animate(motion) : this.#reportDone(motion);
    });
  }

  /** End the animation and show the newest view. */
  finishAnimation(): void {
    if (this.#shown.isPlaying) this.#shown = { ...this.#shown, isPlaying: false };
  }

  #latest() {
    const { view, motion } = this.#props();
    return { view: view as View, motion: motion as Motion | null };
  }

  #follow(view: View, motion: Motion | null): void {
    const shown = this.#shown;
    if (view === shown.view && motion === shown.motion) return;
    const isNew = motion !== null && motion !== shown.motion;
    this.elapsed = 0;
    this.#shown = { view, motion, before: shown.view, isPlaying: isNew && !this.#props().reducedMotion };
  }

  #animate(motion: Motion): () => void {
    const cues = untrack(() => (this.#props().sounds ? this.#timing.soundCues(motion) : []));
    let last = performance.now();
    const tick = (now: number): void => {
      const before = this.elapsed;
      this.elapsed += Math.max(0, now - last);
      last = now;
      for (const { at, sound } of cues) if (before <= at && at < this.elapsed) play(sound);
      if (this.elapsed < this.#timing.duration(motion)) request = requestAnimationFrame(tick);
      else this.finishAnimation();
    };
    let request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }

  #reportDone(motion: Motion | null): () => void {
    const wasAnimated = motion !== null && untrack(() => this.elapsed) >= this.#timing.duration(motion);
    const pause = motion === null || wasAnimated ? 0 : this.#timing.pauseWithoutAnimation(motion);
    const timer = setTimeout(() => this.#props().onanimationdone?.(), pause);
    return () => clearTimeout(timer);
  }
}

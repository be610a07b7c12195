/**
 * What a board shows: the view it is given, and as long as the motion that led there is being played,
 * the view before.
 */
import { untrack } from 'svelte';
import type { BoardProps } from '../registry';
import { play, type Sound } from './sounds';

export type Given = Pick<
  BoardProps,
  'view' | 'motion' | 'past' | 'sounds' | 'reducedMotion' | 'onsettled'
>;

/** What a game's motions are like, in milliseconds. */
export interface Motions<Motion> {
  lasting: (motion: Motion) => number;
  /** How long the eye needs to see what has changed, where nothing moves. */
  still: (motion: Motion) => number;
  cues: (motion: Motion) => readonly { at: number; sound: Sound }[];
}

interface Shown<View, Motion> {
  view: View;
  motion: Motion | null;
  /** Before the motion. */
  before: View;
  isPlaying: boolean;
}

export class Playback<View, Motion> {
  readonly #given: () => Given;
  readonly #motions: Motions<Motion>;
  #shown: Shown<View, Motion> = $state.raw(null!);
  /** Since the motion began. */
  protected elapsed = $state(0);

  /** The motion that is being played. */
  readonly playing = $derived.by(() => (this.#shown.isPlaying ? this.#shown.motion : null));
  /** The motion that led to the view, played or being played. */
  readonly motion = $derived.by(() => this.#shown.motion);
  readonly view = $derived.by(() => (this.#shown.isPlaying ? this.#shown.before : this.#shown.view));
  /** All motions that have been played, oldest first. */
  readonly past = $derived.by((): Motion[] => {
    const earlier = (this.#given().past ?? []) as readonly (Motion | null)[];
    const settled = this.playing ? null : this.motion;
    return [...earlier.filter((each) => each !== this.motion), settled].filter((each) => each !== null);
  });

  /** To be made while a component is: it follows what it is given. */
  constructor(given: () => Given, motions: Motions<Motion>) {
    this.#given = given;
    this.#motions = motions;
    const { view, motion } = this.#latest();
    this.#shown = { view, motion, before: view, isPlaying: false };
    $effect.pre(() => {
      const latest = this.#latest();
      untrack(() => this.#follow(latest.view, latest.motion));
    });
    $effect(() => {
      const { motion, isPlaying } = this.#shown;
      return isPlaying && motion ? this.#run(motion) : this.#rest(motion);
    });
  }

  /** Be done with what is being played. */
  settle(): void {
    if (this.#shown.isPlaying) this.#shown = { ...this.#shown, isPlaying: false };
  }

  #latest() {
    const { view, motion } = this.#given();
    return { view: view as View, motion: motion as Motion | null };
  }

  #follow(view: View, motion: Motion | null): void {
    const shown = this.#shown;
    if (view === shown.view && motion === shown.motion) return;
    const isNew = motion !== null && motion !== shown.motion;
    this.elapsed = 0;
    this.#shown = { view, motion, before: shown.view, isPlaying: isNew && !this.#given().reducedMotion };
  }

  #run(motion: Motion): () => void {
    const cues = untrack(() => (this.#given().sounds ? this.#motions.cues(motion) : []));
    let last = performance.now();
    const tick = (now: number): void => {
      const before = this.elapsed;
      this.elapsed += Math.max(0, now - last);
      last = now;
      for (const { at, sound } of cues) if (before <= at && at < this.elapsed) play(sound);
      if (this.elapsed < this.#motions.lasting(motion)) request = requestAnimationFrame(tick);
      else this.settle();
    };
    let request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }

  #rest(motion: Motion | null): () => void {
    const hasMoved = motion !== null && untrack(() => this.elapsed) >= this.#motions.lasting(motion);
    const pause = motion === null || hasMoved ? 0 : this.#motions.still(motion);
    const timer = setTimeout(() => this.#given().onsettled?.(), pause);
    return () => clearTimeout(timer);
  }
}

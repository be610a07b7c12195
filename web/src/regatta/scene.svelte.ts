/**
 * What a board shows: the view, and as long as the motion that led to it is being played, the view
 * before with one boat on its way.
 */
import { untrack } from 'svelte';
import type { BoardProps } from '../games';
import { beside, bowOf, gapBetween, hullAt } from './geometry';
import { play } from './sounds';
import { lasting, partAt, poseAt, soundOf } from './timeline';
import type { Motion, Pose, Spot, View } from './types';
import { tracksOf, wakesOf } from './wakes';

type Given = Pick<BoardProps, 'view' | 'motion' | 'past' | 'sounds' | 'reducedMotion' | 'onsettled'> & {
  hasTracks?: boolean;
};

interface Moment {
  view: View;
  motion: Motion | null;
  /** Before the motion. */
  before: View;
  isPlaying: boolean;
}

const STOPPING = 2; // mm between a hull and the zone that stopped it

export class Scene {
  readonly #given: () => Given;
  #moment: Moment = $state.raw(null!);
  #elapsed = $state(0);

  /** The motion that is being played. */
  readonly playing = $derived.by(() => (this.#moment.isPlaying ? this.#moment.motion : null));
  /** The motion that led to the view, played or being played. */
  readonly motion = $derived.by(() => this.#moment.motion);
  readonly view = $derived.by(() => (this.#moment.isPlaying ? this.#moment.before : this.#moment.view));
  readonly isOver = $derived.by(() => this.view.phase === 'over');
  readonly part = $derived.by(() => (this.playing ? partAt(this.playing, this.#elapsed) : 0));

  /** Where the boat is that moves; null if none does. */
  readonly movingPose = $derived.by(() => this.playing && poseAt(this.playing, this.#elapsed));
  readonly poses = $derived.by((): (Pose | null)[] =>
    this.view.boats.map(({ pose }, seat) => (this.playing?.seat === seat ? (this.movingPose ?? pose) : pose)),
  );
  /** The way of the boat that moves, as far as it has come. */
  readonly freshWake = $derived.by((): Pose[] => {
    if (!this.playing?.card || !this.playing.poses || !this.movingPose) return [];
    const gone = Math.ceil(this.part * this.playing.poses.length);
    return [...this.playing.poses.slice(0, gone), this.movingPose];
  });
  /** The boat a sun is falling on. */
  readonly calmed = $derived.by(() => this.playing?.calms ?? null);

  readonly #past = $derived.by(() => {
    const earlier = (this.#given().past ?? []) as readonly (Motion | null)[];
    return [...earlier.filter((each) => each !== this.motion), this.playing ? null : this.motion];
  });
  readonly #hasTracks = $derived.by(() => this.isOver || (this.#given().hasTracks ?? false));
  readonly wakes = $derived.by(() => (this.#hasTracks ? [] : wakesOf(this.#past, this.view.boats)));
  readonly tracks = $derived.by(() => (this.#hasTracks ? tracksOf(this.#past, this.view.boats) : []));

  /** Where a zone has just stopped a boat: the zones that its hull touches now. */
  readonly stop = $derived.by((): { at: Spot; zones: (readonly Spot[])[] } | null => {
    const motion = this.playing ? null : this.motion;
    if (!motion?.cut_short || !motion.poses) return null;
    const { sea, boats } = this.view;
    const pose = motion.poses.at(-1)!;
    const hull = hullAt(sea, pose);
    const zones = boats
      .filter((_, seat) => seat !== motion.seat)
      .flatMap((boat) => boat.zones)
      .filter((zone) => gapBetween(hull, zone) < STOPPING);
    return { at: beside(pose, bowOf(sea) + 9), zones };
  });

  /** To be made while a component is: it follows what it is given. */
  constructor(given: () => Given) {
    this.#given = given;
    const { view, motion } = this.#latest();
    this.#moment = { view, motion, before: view, isPlaying: false };
    $effect.pre(() => {
      const latest = this.#latest();
      untrack(() => this.#follow(latest.view, latest.motion));
    });
    $effect(() => {
      const { motion, isPlaying } = this.#moment;
      return isPlaying && motion ? this.#run(motion) : this.#rest(motion);
    });
  }

  /** Be done with what is being played. */
  settle(): void {
    if (this.#moment.isPlaying) this.#moment = { ...this.#moment, isPlaying: false };
  }

  #latest() {
    const { view, motion } = this.#given();
    return { view: view as View, motion: motion as Motion | null };
  }

  #follow(view: View, motion: Motion | null): void {
    const shown = this.#moment;
    if (view === shown.view && motion === shown.motion) return;
    const isNew = motion !== null && motion !== shown.motion;
    this.#elapsed = 0;
    this.#moment = { view, motion, before: shown.view, isPlaying: isNew && !this.#given().reducedMotion };
  }

  #run(motion: Motion): () => void {
    const sound = untrack(() => (this.#given().sounds ? soundOf(motion) : null));
    if (sound) play(sound);
    let last = performance.now();
    const tick = (now: number): void => {
      this.#elapsed += Math.max(0, now - last);
      last = now;
      if (this.#elapsed < lasting(motion)) request = requestAnimationFrame(tick);
      else this.settle();
    };
    let request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }

  /** Where nothing moves, the eye still needs a moment to see what has changed. */
  #rest(motion: Motion | null): () => void {
    const hasMoved = motion !== null && untrack(() => this.#elapsed) >= lasting(motion);
    const pause = motion === null || hasMoved ? 0 : Math.min(300, lasting(motion));
    const timer = setTimeout(() => this.#given().onsettled?.(), pause);
    return () => clearTimeout(timer);
  }
}

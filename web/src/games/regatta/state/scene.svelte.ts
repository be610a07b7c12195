/** The sea as the board draws it, also while an event is animated. */
import { Playback, type EventTiming, type PlaybackProps } from '../../shared/playback.svelte';
import { bowLength, hullOutline, outlineDistance, relativePoint } from '../geometry';
import { SOUNDS } from '../sounds';
import type { PlyEvent, Point, Pose, View } from '../types';
import { durationOf, partAt, poseAt, soundOf } from './timeline';
import { tracksOf, wakesOf } from './wakes';

const MAX_PAUSE = 300; // ms after events that are not animated

const TIMING: EventTiming<PlyEvent> = {
  duration: durationOf,
  pauseWithoutAnimation: (event) => Math.min(MAX_PAUSE, durationOf(event)),
  soundCues: (event) => {
    const sound = soundOf(event);
    return sound ? [{ at: 0, sound: SOUNDS[sound] }] : [];
  },
};

const TOUCHING = 2; // mm, the largest gap between a hull and the zone that stopped it

export class Scene extends Playback<View, PlyEvent> {
  readonly #hasAllTracks: () => boolean;

  readonly isOver = $derived.by(() => this.view.phase === 'over');
  /** How much of the animation is over, 0 to 1. */
  readonly part = $derived.by(() => (this.playing ? partAt(this.playing, this.elapsed) : 0));

  /** The pose of the boat that moves; null if none does. */
  readonly movingPose = $derived.by(() => this.playing && poseAt(this.playing, this.elapsed));
  readonly poses = $derived.by((): (Pose | null)[] =>
    this.view.boats.map(({ pose }, seat) => (this.playing?.seat === seat ? (this.movingPose ?? pose) : pose)),
  );
  /** The wake of the boat that moves, so far. */
  readonly freshWake = $derived.by((): Pose[] => {
    if (this.playing?.type !== 'sailed' || !this.movingPose) return [];
    const gone = Math.ceil(this.part * this.playing.poses.length);
    return [...this.playing.poses.slice(0, gone), this.movingPose];
  });
  /** The seat of the boat before which a sun is being laid. */
  readonly calmed = $derived.by(() => (this.playing?.type === 'sun-laid' ? this.playing.boat : null));

  readonly #hasTracks = $derived.by(() => this.isOver || this.#hasAllTracks());
  readonly wakes = $derived.by(() => (this.#hasTracks ? [] : wakesOf(this.past, this.view.boats)));
  readonly tracks = $derived.by(() => (this.#hasTracks ? tracksOf(this.past, this.view.boats) : []));

  /** Where a zone has just stopped a boat, and the zones that its hull touches. */
  readonly stop = $derived.by((): { at: Point; zones: (readonly Point[])[] } | null => {
    const event = this.playing ? null : this.event;
    if (event?.type !== 'sailed' || !event.cut_short) return null;
    const { sea, boats } = this.view;
    const pose = event.poses.at(-1)!;
    const hull = hullOutline(sea, pose);
    const zones = boats
      .filter((_, seat) => seat !== event.seat)
      .flatMap((boat) => boat.zones)
      .filter((zone) => outlineDistance(hull, zone) < TOUCHING);
    return { at: relativePoint(pose, bowLength(sea) + 9), zones };
  });

  /** Follow `props`. Call this while a component initialises, since it creates effects. */
  constructor(props: () => PlaybackProps & { hasTracks?: boolean }) {
    super(props, TIMING);
    this.#hasAllTracks = () => props().hasTracks ?? false;
  }
}

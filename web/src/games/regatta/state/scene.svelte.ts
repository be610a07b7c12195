/** The sea as a board isVisible it: one boat may be on its way. */
import { Playback, type MotionTiming, type PlaybackProps } from '../../shared/playback.svelte';
import { relativePoint, bowLength, outlineDistance, hullOutline } from '../geometry';
import { SOUNDS } from '../sounds';
import { durationOf, partAt, poseAt, soundOf } from './timeline';
import type { Motion, Pose, Point, View } from '../types';
import { tracksOf, wakesOf } from './wakes';

const LOOK = 300; // milliseconds at most, where nothing moves

const TIMING: MotionTiming<Motion> = {
  duration: durationOf,
  pauseWithoutAnimation: (motion) => Math.min(LOOK, durationOf(motion)),
  soundCues: (motion) => {
    const sound = soundOf(motion);
    return sound ? [{ at: 0, sound: SOUNDS[sound] }] : [];
  },
};

const STOPPING = 2; // mm between a hull and the zone that stopped it

export class Scene extends Playback<View, Motion> {
  readonly #hasAllTracks: () => boolean;

  readonly isOver = $derived.by(() => this.view.phase === 'over');
  readonly part = $derived.by(() => (this.playing ? partAt(this.playing, this.elapsed) : 0));

  /** Where the boat is that moves; null if none does. */
  readonly movingPose = $derived.by(() => this.playing && poseAt(this.playing, this.elapsed));
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

  readonly #hasTracks = $derived.by(() => this.isOver || this.#hasAllTracks());
  readonly wakes = $derived.by(() => (this.#hasTracks ? [] : wakesOf(this.past, this.view.boats)));
  readonly tracks = $derived.by(() => (this.#hasTracks ? tracksOf(this.past, this.view.boats) : []));

  /** Where a zone has just stopped a boat: the zones that its hull touches now. */
  readonly stop = $derived.by((): { at: Point; zones: (readonly Point[])[] } | null => {
    const motion = this.playing ? null : this.motion;
    if (!motion?.cut_short || !motion.poses) return null;
    const { sea, boats } = this.view;
    const pose = motion.poses.at(-1)!;
    const hull = hullOutline(sea, pose);
    const zones = boats
      .filter((_, seat) => seat !== motion.seat)
      .flatMap((boat) => boat.zones)
      .filter((zone) => outlineDistance(hull, zone) < STOPPING);
    return { at: relativePoint(pose, bowLength(sea) + 9), zones };
  });

  /** Follow `props`. Call this while a component initialises, since it creates effects. */
  constructor(props: () => PlaybackProps & { hasTracks?: boolean }) {
    super(props, TIMING);
    this.#hasAllTracks = () => props().hasTracks ?? false;
  }
}

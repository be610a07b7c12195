/** The market as a board shows it: Assam may be on his way, a rug half unrolled, coins in the air. */
import { Playback, type MotionTiming, type PlaybackProps } from '../../shared/playback.svelte';
import { distance, linePath, middle, stepPoints } from '../geometry';
import { lyingRugs } from './pieces';
import { SOUNDS } from '../sounds';
import { cuesOf, durationOf, momentOf, poseOf } from './timeline';
import type { Motion, View, Walking } from '../types';

const LOOK = { turn: 100, walk: 400, lay: 250 }; // milliseconds, where nothing moves

const TIMING: MotionTiming<Motion> = {
  duration: durationOf,
  pauseWithoutAnimation: ({ type }) => LOOK[type],
  soundCues: (motion) => cuesOf(motion).map(({ at, sound }) => ({ at, sound: SOUNDS[sound] })),
};

export class Scene extends Playback<View, Motion> {
  /** Of what is being played. */
  readonly moment = $derived.by(() => this.playing && momentOf(this.playing, this.elapsed));
  readonly pose = $derived.by(() => this.moment?.assam ?? poseOf(this.view.assam, this.view.facing));
  readonly rugs = $derived.by(() => lyingRugs(this.view.pieces, this.past));

  readonly walk = $derived.by(() => (this.motion?.type === 'walk' ? this.motion : null));
  readonly lastWalk = $derived.by(
    () => this.walk ?? this.past.findLast((each): each is Walking => each.type === 'walk') ?? null,
  );
  /** Where he went, as a path. */
  readonly trail = $derived.by(() => {
    const { walk } = this;
    if (!walk || this.playing) return '';
    const steps = [walk.start, ...walk.path];
    return linePath(walk.path.flatMap((step, k) => stepPoints(steps[k]!, step)));
  });

  /** The rug that is being laid; it is unrolled away from Assam. */
  readonly laying = $derived.by(() => {
    if (this.playing?.type !== 'lay') return null;
    const far = (square: string) => distance(middle(square), this.pose);
    return { ...this.playing, squares: this.playing.squares.toSorted((a, b) => far(a) - far(b)) };
  });
  /** The rug that has just been laid. */
  readonly laid = $derived.by(() => (this.motion?.type === 'lay' && !this.playing ? this.motion : null));

  /** Follow `props`. Call this while a component initialises, since it creates effects. */
  constructor(props: () => PlaybackProps) {
    super(props, TIMING);
  }
}

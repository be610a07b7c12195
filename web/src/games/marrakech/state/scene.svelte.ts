/** The market as the board draws it, also while an event is animated. */
import { Playback, type EventTiming, type PlaybackProps } from '../../shared/playback.svelte';
import { centre, distance, linePath, stepPoints } from '../geometry';
import { SOUNDS } from '../sounds';
import type { PlyEvent, View, Rolled } from '../types';
import { layeredRugs } from './rug-layers';
import { animationAt, durationOf, poseAt, soundCues } from './timeline';

const PAUSES = { turned: 100, rolled: 400, 'rug-laid': 250, 'rug-shown': 0, begun: 0 }; // ms after events that are not animated

const TIMING: EventTiming<PlyEvent> = {
  duration: durationOf,
  pauseWithoutAnimation: ({ type }) => PAUSES[type],
  soundCues: (event) => soundCues(event).map(({ at, sound }) => ({ at, sound: SOUNDS[sound] })),
};

export class Scene extends Playback<View, PlyEvent> {
  /** The state of the animation; null if none is running. */
  readonly animation = $derived.by(() => this.playing && animationAt(this.playing, this.elapsed));
  readonly pose = $derived.by(() => this.animation?.assam ?? poseAt(this.view.assam, this.view.facing));
  readonly rugs = $derived.by(() => layeredRugs(this.view.pieces, this.past));

  readonly walk = $derived.by(() => (this.event?.type === 'rolled' ? this.event : null));
  readonly lastWalk = $derived.by(
    () => this.walk ?? this.past.findLast((each): each is Rolled => each.type === 'rolled') ?? null,
  );
  /** Assam's last walk, as SVG path data. */
  readonly trail = $derived.by(() => {
    const { walk } = this;
    if (!walk || this.playing) return '';
    const steps = [walk.start, ...walk.path];
    return linePath(walk.path.flatMap((step, k) => stepPoints(steps[k]!, step)));
  });

  /** The rug that is being laid, with the square nearest to Assam first: there its unrolling begins. */
  readonly laying = $derived.by(() => {
    if (this.playing?.type !== 'rug-laid') return null;
    const far = (square: string) => distance(centre(square), this.pose);
    return { ...this.playing, squares: this.playing.squares.toSorted((a, b) => far(a) - far(b)) };
  });
  /** The rug that has just been laid. */
  readonly laid = $derived.by(() => (this.event?.type === 'rug-laid' && !this.playing ? this.event : null));

  /** Follow `props`. Call this while a component initialises, since it creates effects. */
  constructor(props: () => PlaybackProps) {
    super(props, TIMING);
  }
}

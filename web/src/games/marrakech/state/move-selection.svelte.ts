/** The moves that can be chosen on the board, and the one that is highlighted by pointer, touch or focus. */
import type { BoardProps } from '../../contract';
import type { View } from '../types';
import { directionsOf, placementsOf, type Placement } from './choices';
import type { Scene } from './scene.svelte';

/** What a rules figure adds to the board: a highlighted move, and rugs as they may and may not lie. */
export interface Annotations {
  highlighted?: string;
  rugs?: readonly (Placement & { allowed: boolean })[];
}

type SelectionProps = Pick<BoardProps, 'view' | 'choices' | 'advice' | 'pending' | 'interactive'> & { annotations?: Annotations };

export class MoveSelection {
  readonly #props: () => SelectionProps;
  readonly #scene: Scene;
  readonly #onchoose: (text: string) => void;

  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  tapped = $state<string | null>(null);

  readonly view = $derived.by(() => this.#props().view as View);
  readonly choices = $derived.by(() => this.#props().choices ?? []);
  readonly isActive = $derived.by(() => this.#props().interactive && this.choices.length > 0);
  readonly advice = $derived.by(() => (this.#scene.playing ? null : (this.#props().advice ?? null)));
  readonly #drawn = $derived.by(() =>
    this.choices.length === 0 && this.advice ? [this.advice] : this.choices,
  );
  readonly directions = $derived.by(() => directionsOf(this.#drawn));
  readonly placements = $derived.by(() => placementsOf(this.#drawn));
  readonly annotatedRugs = $derived.by(() => this.#props().annotations?.rugs ?? []);

  readonly highlighted = $derived.by(() => {
    const { annotations, pending } = this.#props();
    const first = [pending?.text, this.hovered, this.tapped, this.focused, annotations?.highlighted, this.advice?.text];
    return first.find((text) => this.#drawn.some((choice) => choice.text === text)) ?? null;
  });
  /** The placement that is highlighted. */
  readonly previewedPlacement = $derived.by(() => this.placements.find(({ text }) => text === this.highlighted));
  /** The placement that a first tap has shown: a second one lays the rug. */
  readonly tappedPlacement = $derived.by(() => this.placements.find(({ text }) => text === this.tapped));
  /** The colour of the rug that is to be laid, or of the last rug, if advice shows a better placement. */
  readonly colour = $derived.by(() => {
    const last = this.#scene.past.at(-1);
    if (this.choices.length === 0 && last?.type === 'rug-laid') return last.colour;
    return this.view.players[this.view.seat]?.next_rug ?? 'red';
  });

  /** Follow `props`, and clear the selection when the choices change. Call this while a component initialises. */
  constructor(props: () => SelectionProps, scene: Scene, onchoose: (text: string) => void) {
    this.#props = props;
    this.#scene = scene;
    this.#onchoose = onchoose;
    $effect(() => {
      void this.choices;
      this.clear();
    });
  }

  clear(): void {
    this.hovered = this.tapped = null;
  }

  choose(text: string): void {
    this.clear();
    this.#scene.finishAnimation();
    this.#onchoose(text);
  }

  /** Choose a placement. By touch the first tap previews the rug, the second lays it. */
  choosePlacement(text: string, isTouch: boolean): void {
    if (isTouch && this.tapped !== text) this.tapped = text;
    else this.choose(text);
  }
}

/** What can be chosen on a board, and what is pointed at. */
import type { BoardProps } from '../../contract';
import { placesOf, waysOf, type Place } from './choices';
import type { Scene } from './scene.svelte';
import type { View } from '../types';

/** Things drawn on the board for those who learn: rugs as they may and may not lie. */
export interface Sketch {
  pointed?: string;
  rugs?: readonly (Place & { allowed: boolean })[];
}

type Given = Pick<BoardProps, 'view' | 'choices' | 'advice' | 'interactive'> & { sketch?: Sketch };

export class Choosing {
  readonly #given: () => Given;
  readonly #scene: Scene;
  readonly #onchoose: (text: string) => void;

  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  tapped = $state<string | null>(null);

  readonly view = $derived.by(() => this.#given().view as View);
  readonly choices = $derived.by(() => this.#given().choices ?? []);
  readonly isLive = $derived.by(() => this.#given().interactive && this.choices.length > 0);
  readonly advice = $derived.by(() => (this.#scene.playing ? null : (this.#given().advice ?? null)));
  readonly #drawn = $derived.by(() =>
    this.choices.length === 0 && this.advice ? [this.advice] : this.choices,
  );
  readonly ways = $derived.by(() => waysOf(this.#drawn));
  readonly places = $derived.by(() => placesOf(this.#drawn));
  readonly sketched = $derived.by(() => this.#given().sketch?.rugs ?? []);

  readonly pointed = $derived.by(() => {
    const { sketch } = this.#given();
    const first = [this.hovered, this.tapped, this.focused, sketch?.pointed, this.advice?.text];
    return first.find((text) => this.#drawn.some((choice) => choice.text === text)) ?? null;
  });
  /** The rug that is pointed at. */
  readonly ghost = $derived.by(() => this.places.find(({ text }) => text === this.pointed));
  /** Of the rug that is to be laid, or could have been laid in another place. */
  readonly colour = $derived.by(() => {
    const last = this.#scene.past.at(-1);
    if (this.choices.length === 0 && last?.type === 'lay') return last.colour;
    return this.view.players[this.view.seat]?.next_rug ?? 'red';
  });

  /** To be made while a component is: it begins anew with every choice. */
  constructor(given: () => Given, scene: Scene, onchoose: (text: string) => void) {
    this.#given = given;
    this.#scene = scene;
    this.#onchoose = onchoose;
    $effect(() => {
      void this.choices;
      this.letGo();
    });
  }

  letGo(): void {
    this.hovered = this.tapped = null;
  }

  choose(text: string): void {
    this.letGo();
    this.#scene.finishAnimation();
    this.#onchoose(text);
  }

  /** By touch the first tap on a place shows the rug, the second lays it. */
  choosePlace(text: string, byTouch: boolean): void {
    if (byTouch && this.tapped !== text) this.tapped = text;
    else this.choose(text);
  }
}

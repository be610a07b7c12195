/** The moves that can be chosen on the board, the card or tool in use, and what is highlighted. */
import { untrack } from 'svelte';
import { translate } from '../../../i18n/translate.svelte';
import type { BoardProps } from '../../contract';
import { bearing, distanceToOutline, hullOutline, normalizeDegrees } from '../geometry';
import { cannotSailText, reasonText, sailLabel, turnName } from '../labels';
import type { Card, Point, Pose, View } from '../types';
import {
  canSteer,
  contactPoint,
  doneOf,
  exchangeOf,
  hasExchange,
  lanesOf,
  sailMovesOf,
  sailMovesOfCard,
  steerRefusal,
  steerText,
  sunTargetsOf,
  turnTo,
} from './choices';
import type { Scene } from './scene.svelte';

export type Tool = 'sail' | 'exchange' | 'steer';

/** What a rules figure adds to the board. */
export interface Annotations {
  /** A card before the bow. */
  card?: string;
  /** The text of a move of that card. */
  highlighted?: string;
  /** A heading to which the boat is being steered. */
  heading?: number;
}

type SelectionProps = Pick<
  BoardProps,
  'view' | 'choices' | 'blocked' | 'advice' | 'pending' | 'names' | 'perspective' | 'interactive'
> & {
  annotations?: Annotations;
};

const MAX_EXCHANGED = 3; // cards
const STEP = 5; // degrees; 1 with fine steering

export class MoveSelection {
  readonly #props: () => SelectionProps;
  readonly #scene: Scene;
  readonly #onchoose: (text: string) => void;

  tool = $state<Tool>('sail');
  /** The index of the selected card in the hand. */
  picked = $state<number | null>(null);
  /** The indices of the cards to be exchanged. */
  toExchange = $state.raw<readonly number[]>([]);
  /** The heading to steer to. */
  degree = $state(0);
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  tapped = $state<string | null>(null);

  readonly view = $derived.by(() => this.#props().view as View);
  readonly choices = $derived.by(() => this.#props().choices ?? []);
  readonly blocked = $derived.by(() => this.#props().blocked ?? []);
  readonly names = $derived.by(() => this.#props().names ?? []);
  readonly isActive = $derived.by(() => this.#props().interactive && this.choices.length > 0);
  /** The seat whose boat the board emphasises. */
  readonly ownSeat = $derived.by(() => this.#props().perspective ?? this.view.seat);

  readonly sailMoves = $derived.by(() => sailMovesOf(this.choices, this.blocked));
  readonly suns = $derived.by(() => (this.view.phase === 'sun' ? sunTargetsOf(this.choices, this.blocked) : []));
  readonly lanes = $derived.by(() => lanesOf(this.choices));
  readonly done = $derived.by(() => doneOf(this.choices));
  readonly mayExchange = $derived.by(() => hasExchange(this.choices));
  readonly maySteer = $derived.by(() => canSteer(this.choices));

  readonly pickedCard = $derived.by((): Card | undefined => {
    const isPicked = this.isActive && this.tool === 'sail' && this.picked !== null;
    const name = this.#props().annotations?.card ?? (isPicked ? this.view.hand[this.picked!] : undefined);
    return this.view.kinds.find((kind) => kind.name === name);
  });
  /** The sail moves of the selected card. */
  readonly cardMoves = $derived.by(() => sailMovesOfCard(this.sailMoves, this.pickedCard));
  readonly highlighted = $derived.by(() => {
    const targets = [...this.cardMoves, ...this.suns, ...this.lanes];
    const { annotations, advice, pending } = this.#props();
    const first = [pending?.text, this.hovered, this.tapped, this.focused, annotations?.highlighted, advice?.text]
      .map((text) => targets.find((each) => each.text === text))
      .find((target) => target !== undefined);
    return first ?? null;
  });
  readonly highlightedSail = $derived.by(() => this.cardMoves.find((move) => move === this.highlighted) ?? null);
  readonly exchange = $derived.by(() => {
    if (this.tool !== 'exchange') return undefined;
    return exchangeOf(this.choices, this.toExchange.map((index) => this.view.hand[index]!));
  });
  /** What a click on a card does; null: nothing. */
  readonly cardTool = $derived.by(() =>
    this.isActive && (this.sailMoves.length > 0 || this.mayExchange) ? this.tool : null,
  );

  readonly isSteering = $derived.by(() => {
    const isDrawn = this.#props().annotations?.heading !== undefined;
    return isDrawn || (this.isActive && this.tool === 'steer' && this.maySteer);
  });
  /** The pose of the boat that sails or steers. */
  readonly steeredPose = $derived.by((): Pose | null => this.view.boats[this.view.seat]?.pose ?? null);
  readonly heading = $derived.by(() => this.steeredPose?.[2] ?? 0);
  readonly steerRefusal = $derived.by(() => (this.isSteering ? steerRefusal(this.blocked, this.degree) : null));
  /** The turn to `degree`, to port (negative) or starboard. */
  readonly turn = $derived.by(() => turnTo(this.heading, this.degree));

  /** The point at which the refused move would touch something. */
  readonly contactPoint = $derived.by((): Point | null => {
    const only = this.cardMoves.length === 1 ? this.cardMoves[0]!.reason : null;
    const reason = this.highlightedSail?.reason ?? only ?? this.steerRefusal;
    return reason ? contactPoint(reason) : null;
  });
  readonly isAlarm = $derived.by(
    () =>
      Boolean(this.highlightedSail?.reason ?? this.steerRefusal) ||
      (this.cardMoves.length > 0 && this.cardMoves.every(({ reason }) => reason)),
  );
  /** What the tool in use does, or why the selected card cannot be sailed. */
  readonly toolMessage = $derived.by((): string => (this.isActive ? this.#toolMessage() : ''));
  /** The sentence below the sea: what is highlighted, or what the tool does. */
  readonly message = $derived.by((): string =>
    this.isActive && this.highlighted ? (this.#highlightedMessage() ?? this.toolMessage) : this.toolMessage,
  );

  /** Follow `props`, and reset when the choices change. Call this while a component initialises. */
  constructor(props: () => SelectionProps, scene: Scene, onchoose: (text: string) => void) {
    this.#props = props;
    this.degree = props().annotations?.heading ?? 0;
    this.#scene = scene;
    this.#onchoose = onchoose;
    $effect(() => {
      void this.choices;
      untrack(() => this.reset());
    });
  }

  reset(): void {
    this.tool = 'sail';
    this.picked = this.hovered = this.tapped = this.focused = null;
    this.toExchange = [];
  }

  choose(text: string): void {
    this.#scene.finishAnimation();
    this.#onchoose(text);
  }

  pick(index: number): void {
    this.#scene.finishAnimation();
    this.tapped = this.hovered = null;
    if (this.tool === 'exchange') {
      const isSelected = this.toExchange.includes(index);
      this.toExchange = isSelected
        ? this.toExchange.filter((each) => each !== index)
        : [...this.toExchange, index].slice(-MAX_EXCHANGED);
      return;
    }
    this.tool = 'sail';
    this.picked = this.picked === index ? null : index;
  }

  /** Select `tool`, or deselect it. */
  toggleTool(tool: Tool): void {
    this.#scene.finishAnimation();
    this.tool = this.tool === tool ? 'sail' : tool;
    this.picked = null;
    this.toExchange = [];
    if (this.tool === 'steer') this.degree = normalizeDegrees(Math.round(this.heading));
  }

  clear(): void {
    this.tool = 'sail';
    this.picked = this.tapped = null;
  }

  /** Choose a target. By touch the first tap previews it, the second chooses it; a refused one is only shown. */
  chooseTarget(target: { text: string; reason?: unknown }, isTouch: boolean): void {
    if (target.reason || (isTouch && this.tapped !== target.text)) this.tapped = target.text;
    else this.choose(target.text);
  }

  steerBy(steps: number, isFine: boolean): void {
    this.degree = normalizeDegrees(this.degree + steps * (isFine ? 1 : STEP));
  }

  steerTowards(at: Point, isFine: boolean): void {
    const step = isFine ? 1 : STEP;
    this.degree = normalizeDegrees(Math.round(bearing(this.steeredPose!, at) / step) * step);
  }

  /** Steer by `turn` degrees from the present heading. */
  steerByTurn(turn: number): void {
    this.degree = normalizeDegrees(Math.round(this.heading + turn));
  }

  steer(): void {
    this.choose(steerText(this.degree));
  }

  /** Whether no arrow of `card` can be sailed. */
  isDimmed(card: Card): boolean {
    if (!this.isActive || this.sailMoves.length === 0) return false;
    return !this.sailMoves.some((move) => move.card === card.name && move.reason === null);
  }

  /** The target nearest to a point of the sea, within `reach`. */
  targetAt(here: Point, reach: number) {
    if (!this.isActive) return null;
    const { sea, boats } = this.view;
    const distanceTo = (pose: Pose | null | undefined) => (pose ? distanceToOutline(here, hullOutline(sea, pose)) : Infinity);
    const targets = [
      ...this.cardMoves.map((move) => ({ ...move, distance: distanceTo(move.end) })),
      ...this.suns.map((sun) => ({ ...sun, distance: distanceTo(boats[sun.boat]?.pose) })),
      ...this.lanes.map((lane) => ({ ...lane, distance: distanceTo(lane.pose) })),
    ];
    const near = targets.filter((target) => target.distance <= reach);
    return near.sort((a, b) => a.distance - b.distance)[0] ?? null;
  }

  #highlightedMessage(): string | null {
    const move = this.highlightedSail;
    if (move) {
      const label = sailLabel(move, this.pickedCard, this.names);
      const isTapped = this.tapped === move.text && !move.reason;
      return isTapped ? translate('regatta-web-tap-again', { move: label }) : label;
    }
    const { highlighted } = this;
    const reason = highlighted && 'boat' in highlighted ? highlighted.reason : null;
    if (reason) return reasonText(reason, this.names);
    if (highlighted?.text !== this.tapped) return null;
    return translate(highlighted && 'boat' in highlighted ? 'regatta-web-tap-sun' : 'regatta-web-tap-lane');
  }

  #toolMessage(): string {
    if (this.isSteering) {
      if (this.steerRefusal) return reasonText(this.steerRefusal, this.names);
      return translate('regatta-web-steering', { degrees: this.degree, turn: turnName(-this.turn) });
    }
    if (this.tool === 'exchange') return translate('regatta-web-exchanging', { count: this.toExchange.length });
    if (!this.pickedCard) return '';
    if (this.pickedCard.symbol === 'sun') return translate('regatta-web-sun-later');
    const reasons = this.cardMoves.map(({ reason }) => reason).filter((reason) => reason !== null);
    if (this.cardMoves.length > 0 && reasons.length === this.cardMoves.length) return cannotSailText(reasons, this.names);
    return translate('regatta-web-choose-exit', { count: this.cardMoves.length });
  }
}

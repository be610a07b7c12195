/** What can be chosen on a board, what of it is in hand, and what is pointed at. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../contract';
import { translate } from '../../../i18n/translate.svelte';
import {
  canSteer,
  doneOf,
  exchangeOf,
  sailMovesOf,
  sailMovesOfCard,
  hasExchange,
  lanesOf,
  pointOf,
  steerText,
  sunsOf,
  turnTo,
  whyNotSteer,
} from './choices';
import { distanceToOutline, bearing, normalizeDegrees, hullOutline } from '../geometry';
import { cannotSailText, sailLabel, reasonText, turnName } from '../labels';
import type { Scene } from './scene.svelte';
import type { Card, Pose, Point, View } from '../types';

export type Tool = 'sail' | 'exchange' | 'steer';

/** A card to be shown before the bow, for those who learn. */
export interface Annotations {
  card: string;
  pointed?: string;
}

type SelectionProps = Pick<
  BoardProps,
  'view' | 'choices' | 'blocked' | 'advice' | 'names' | 'perspective' | 'interactive'
> & {
  annotations?: Annotations;
};

const AT_MOST = 3; // cards that can be exchanged
const STEP = 5; // degrees, unless one steers finely

export class MoveSelection {
  readonly #props: () => SelectionProps;
  readonly #scene: Scene;
  readonly #onchoose: (text: string) => void;

  tool = $state<Tool>('sail');
  /** Which card of the hand. */
  picked = $state<number | null>(null);
  toExchange = $state.raw<readonly number[]>([]);
  degree = $state(0);
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  tapped = $state<string | null>(null);

  readonly view = $derived.by(() => this.#props().view as View);
  readonly choices = $derived.by(() => this.#props().choices ?? []);
  readonly blocked = $derived.by(() => this.#props().blocked ?? []);
  readonly names = $derived.by(() => this.#props().names ?? []);
  readonly isActive = $derived.by(() => this.#props().interactive && this.choices.length > 0);
  /** Whose boat is looked after. */
  readonly own = $derived.by(() => this.#props().perspective ?? this.view.seat);

  readonly sailMoves = $derived.by(() => sailMovesOf(this.choices, this.blocked));
  readonly suns = $derived.by(() => (this.view.phase === 'sun' ? sunsOf(this.choices, this.blocked) : []));
  readonly lanes = $derived.by(() => lanesOf(this.choices));
  readonly done = $derived.by(() => doneOf(this.choices));
  readonly mayExchange = $derived.by(() => hasExchange(this.choices));
  readonly maySteer = $derived.by(() => canSteer(this.choices));

  readonly pickedCard = $derived.by((): Card | undefined => {
    const isPicked = this.isActive && this.tool === 'sail' && this.picked !== null;
    const name = this.#props().annotations?.card ?? (isPicked ? this.view.hand[this.picked!] : undefined);
    return this.view.kinds.find((kind) => kind.name === name);
  });
  /** The ways off the card before the bow. */
  readonly cardMoves = $derived.by(() => sailMovesOfCard(this.sailMoves, this.pickedCard));
  readonly highlighted = $derived.by(() => {
    const targets = [...this.cardMoves, ...this.suns, ...this.lanes];
    const { annotations, advice } = this.#props();
    const first = [this.hovered, this.tapped, this.focused, annotations?.pointed, advice?.text]
      .map((text) => targets.find((each) => each.text === text))
      .find((target) => target !== undefined);
    return first ?? null;
  });
  readonly highlightedSail = $derived.by(() => this.cardMoves.find((exit) => exit === this.highlighted) ?? null);
  readonly exchange = $derived.by(() => {
    if (this.tool !== 'exchange') return undefined;
    return exchangeOf(this.choices, this.toExchange.map((index) => this.view.hand[index]!));
  });
  /** What cards are for now. */
  readonly cardTool = $derived.by(() =>
    this.isActive && (this.sailMoves.length > 0 || this.mayExchange) ? this.tool : null,
  );

  readonly isSteering = $derived.by(() => this.isActive && this.tool === 'steer' && this.maySteer);
  /** Of the boat that sails or steers. */
  readonly steeredPose = $derived.by((): Pose | null => this.view.boats[this.view.seat]?.pose ?? null);
  readonly heading = $derived.by(() => this.steeredPose?.[2] ?? 0);
  readonly steerRefusal = $derived.by(() => (this.isSteering ? whyNotSteer(this.blocked, this.degree) : null));
  /** To port (negative) or starboard of where the bow looks. */
  readonly turn = $derived.by(() => turnTo(this.heading, this.degree));

  /** Where something would be touched. */
  readonly markedPoint = $derived.by((): Point | null => {
    const only = this.cardMoves.length === 1 ? this.cardMoves[0]!.reason : null;
    const reason = this.highlightedSail?.reason ?? only ?? this.steerRefusal;
    return reason ? pointOf(reason) : null;
  });
  readonly isAlarm = $derived.by(
    () =>
      Boolean(this.highlightedSail?.reason ?? this.steerRefusal) ||
      (this.cardMoves.length > 0 && this.cardMoves.every(({ reason }) => reason)),
  );
  /** What is in hand or pointed at, in words. */
  readonly message = $derived.by((): string => {
    if (!this.isActive) return '';
    if (this.highlighted) return this.#pointedMessage() ?? this.#toolMessage();
    return this.#toolMessage();
  });

  /** To be made while a component is: it begins anew with every choice. */
  constructor(props: () => SelectionProps, scene: Scene, onchoose: (text: string) => void) {
    this.#props = props;
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
      const isIn = this.toExchange.includes(index);
      this.toExchange = isIn
        ? this.toExchange.filter((each) => each !== index)
        : [...this.toExchange, index].slice(-AT_MOST);
      return;
    }
    this.tool = 'sail';
    this.picked = this.picked === index ? null : index;
  }

  /** Take up a tool, or lay it down. */
  take(tool: Tool): void {
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

  /** By touch the first tap isVisible where one would end, the second goes there. */
  chooseTarget(target: { text: string; reason?: unknown }, byTouch: boolean): void {
    if (target.reason || (byTouch && this.tapped !== target.text)) this.tapped = target.text;
    else this.choose(target.text);
  }

  steerBy(steps: number, isFine: boolean): void {
    this.degree = normalizeDegrees(this.degree + steps * (isFine ? 1 : STEP));
  }

  steerTowards(at: Point, isFine: boolean): void {
    const step = isFine ? 1 : STEP;
    this.degree = normalizeDegrees(Math.round(bearing(this.steeredPose!, at) / step) * step);
  }

  /** So far to port or starboard of where the bow looks. */
  steerTurned(turn: number): void {
    this.degree = normalizeDegrees(Math.round(this.heading + turn));
  }

  steer(): void {
    this.choose(steerText(this.degree));
  }

  /** Nothing of it can be sailed; a sun cannot at all. */
  isDimmed(card: Card): boolean {
    if (!this.isActive || this.sailMoves.length === 0) return false;
    return !this.sailMoves.some((exit) => exit.card === card.name && exit.reason === null);
  }

  /** What is at a place of the sea, or nearest to it within reach. */
  targetAt(here: Point, reach: number) {
    if (!this.isActive) return null;
    const { sea, boats } = this.view;
    const far = (pose: Pose | null | undefined) => (pose ? distanceToOutline(here, hullOutline(sea, pose)) : Infinity);
    const targets = [
      ...this.cardMoves.map((exit) => ({ ...exit, far: far(exit.end) })),
      ...this.suns.map((sun) => ({ ...sun, far: far(boats[sun.boat]?.pose) })),
      ...this.lanes.map((lane) => ({ ...lane, far: far(lane.pose) })),
    ];
    const near = targets.filter((target) => target.far <= reach);
    return near.sort((a, b) => a.far - b.far)[0] ?? null;
  }

  #pointedMessage(): string | null {
    const way = this.highlightedSail;
    if (way) {
      const label = sailLabel(way, this.pickedCard, this.names);
      const isAgain = this.tapped === way.text && !way.reason;
      return isAgain ? `${label}. ${translate('regatta-web-tap-again')}` : label;
    }
    const { highlighted } = this;
    return highlighted && 'boat' in highlighted && highlighted.reason ? reasonText(highlighted.reason, this.names) : null;
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

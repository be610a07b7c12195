/** What can be chosen on a board, what of it is in hand, and what is pointed at. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../contract';
import { translate } from '../../../i18n/translate.svelte';
import {
  canSteer,
  doneOf,
  exchangeOf,
  exitsOf,
  exitsOfCard,
  hasExchange,
  lanesOf,
  pointOf,
  steerText,
  sunsOf,
  turnTo,
  whyNotSteer,
} from './choices';
import { apart, bearing, compass, hullAt } from '../geometry';
import { cannotSail, exitLabel, reasonText, turnName } from '../labels';
import type { Scene } from './scene.svelte';
import type { Card, Pose, Spot, View } from '../types';

export type Tool = 'sail' | 'exchange' | 'steer';

/** A card to be shown before the bow, for those who learn. */
export interface Sketch {
  card: string;
  pointed?: string;
}

type Given = Pick<
  BoardProps,
  'view' | 'choices' | 'blocked' | 'advice' | 'names' | 'perspective' | 'interactive'
> & {
  sketch?: Sketch;
};

const AT_MOST = 3; // cards that can be exchanged
const STEP = 5; // degrees, unless one steers finely

export class Choosing {
  readonly #given: () => Given;
  readonly #scene: Scene;
  readonly #onchoose: (text: string) => void;

  tool = $state<Tool>('sail');
  /** Which card of the hand. */
  picked = $state<number | null>(null);
  putAway = $state.raw<readonly number[]>([]);
  degree = $state(0);
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  tapped = $state<string | null>(null);

  readonly view = $derived.by(() => this.#given().view as View);
  readonly choices = $derived.by(() => this.#given().choices ?? []);
  readonly blocked = $derived.by(() => this.#given().blocked ?? []);
  readonly names = $derived.by(() => this.#given().names ?? []);
  readonly isLive = $derived.by(() => this.#given().interactive && this.choices.length > 0);
  /** Whose boat is looked after. */
  readonly own = $derived.by(() => this.#given().perspective ?? this.view.seat);

  readonly exits = $derived.by(() => exitsOf(this.choices, this.blocked));
  readonly suns = $derived.by(() => (this.view.phase === 'sun' ? sunsOf(this.choices, this.blocked) : []));
  readonly lanes = $derived.by(() => lanesOf(this.choices));
  readonly done = $derived.by(() => doneOf(this.choices));
  readonly mayExchange = $derived.by(() => hasExchange(this.choices));
  readonly maySteer = $derived.by(() => canSteer(this.choices));

  readonly pickedCard = $derived.by((): Card | undefined => {
    const isPicked = this.isLive && this.tool === 'sail' && this.picked !== null;
    const name = this.#given().sketch?.card ?? (isPicked ? this.view.hand[this.picked!] : undefined);
    return this.view.kinds.find((kind) => kind.name === name);
  });
  /** The ways off the card before the bow. */
  readonly ways = $derived.by(() => exitsOfCard(this.exits, this.pickedCard));
  readonly pointed = $derived.by(() => {
    const targets = [...this.ways, ...this.suns, ...this.lanes];
    const { sketch, advice } = this.#given();
    const first = [this.hovered, this.tapped, this.focused, sketch?.pointed, advice?.text]
      .map((text) => targets.find((each) => each.text === text))
      .find((target) => target !== undefined);
    return first ?? null;
  });
  readonly pointedWay = $derived.by(() => this.ways.find((exit) => exit === this.pointed) ?? null);
  readonly exchange = $derived.by(() => {
    if (this.tool !== 'exchange') return undefined;
    return exchangeOf(this.choices, this.putAway.map((index) => this.view.hand[index]!));
  });
  /** What cards are for now. */
  readonly cardTool = $derived.by(() =>
    this.isLive && (this.exits.length > 0 || this.mayExchange) ? this.tool : null,
  );

  readonly isSteering = $derived.by(() => this.isLive && this.tool === 'steer' && this.maySteer);
  /** Of the boat that sails or steers. */
  readonly helmPose = $derived.by((): Pose | null => this.view.boats[this.view.seat]?.pose ?? null);
  readonly heading = $derived.by(() => this.helmPose?.[2] ?? 0);
  readonly steerRefusal = $derived.by(() => (this.isSteering ? whyNotSteer(this.blocked, this.degree) : null));
  /** To port (negative) or starboard of where the bow looks. */
  readonly turn = $derived.by(() => turnTo(this.heading, this.degree));

  /** Where something would be touched. */
  readonly markedPoint = $derived.by((): Spot | null => {
    const only = this.ways.length === 1 ? this.ways[0]!.reason : null;
    const reason = this.pointedWay?.reason ?? only ?? this.steerRefusal;
    return reason ? pointOf(reason) : null;
  });
  readonly isAlarm = $derived.by(
    () =>
      Boolean(this.pointedWay?.reason ?? this.steerRefusal) ||
      (this.ways.length > 0 && this.ways.every(({ reason }) => reason)),
  );
  /** What is in hand or pointed at, in words. */
  readonly message = $derived.by((): string => {
    if (!this.isLive) return '';
    if (this.pointed) return this.#pointedMessage() ?? this.#toolMessage();
    return this.#toolMessage();
  });

  /** To be made while a component is: it begins anew with every choice. */
  constructor(given: () => Given, scene: Scene, onchoose: (text: string) => void) {
    this.#given = given;
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
    this.putAway = [];
  }

  choose(text: string): void {
    this.#scene.finishAnimation();
    this.#onchoose(text);
  }

  pick(index: number): void {
    this.#scene.finishAnimation();
    this.tapped = this.hovered = null;
    if (this.tool === 'exchange') {
      const isIn = this.putAway.includes(index);
      this.putAway = isIn
        ? this.putAway.filter((each) => each !== index)
        : [...this.putAway, index].slice(-AT_MOST);
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
    this.putAway = [];
    if (this.tool === 'steer') this.degree = compass(Math.round(this.heading));
  }

  letGo(): void {
    this.tool = 'sail';
    this.picked = this.tapped = null;
  }

  /** By touch the first tap shows where one would end, the second goes there. */
  chooseTarget(target: { text: string; reason?: unknown }, byTouch: boolean): void {
    if (target.reason || (byTouch && this.tapped !== target.text)) this.tapped = target.text;
    else this.choose(target.text);
  }

  steerBy(steps: number, isFine: boolean): void {
    this.degree = compass(this.degree + steps * (isFine ? 1 : STEP));
  }

  steerTowards(at: Spot, isFine: boolean): void {
    const step = isFine ? 1 : STEP;
    this.degree = compass(Math.round(bearing(this.helmPose!, at) / step) * step);
  }

  /** So far to port or starboard of where the bow looks. */
  steerTurned(turn: number): void {
    this.degree = compass(Math.round(this.heading + turn));
  }

  steer(): void {
    this.choose(steerText(this.degree));
  }

  /** Nothing of it can be sailed; a sun cannot at all. */
  isDimmed(card: Card): boolean {
    if (!this.isLive || this.exits.length === 0) return false;
    return !this.exits.some((exit) => exit.card === card.name && exit.reason === null);
  }

  /** What is at a place of the sea, or nearest to it within reach. */
  targetAt(here: Spot, reach: number) {
    if (!this.isLive) return null;
    const { sea, boats } = this.view;
    const far = (pose: Pose | null | undefined) => (pose ? apart(here, hullAt(sea, pose)) : Infinity);
    const targets = [
      ...this.ways.map((exit) => ({ ...exit, far: far(exit.end) })),
      ...this.suns.map((sun) => ({ ...sun, far: far(boats[sun.boat]?.pose) })),
      ...this.lanes.map((lane) => ({ ...lane, far: far(lane.pose) })),
    ];
    const near = targets.filter((target) => target.far <= reach);
    return near.sort((a, b) => a.far - b.far)[0] ?? null;
  }

  #pointedMessage(): string | null {
    const way = this.pointedWay;
    if (way) {
      const label = exitLabel(way, this.pickedCard, this.names);
      const isAgain = this.tapped === way.text && !way.reason;
      return isAgain ? `${label}. ${translate('regatta-web-tap-again')}` : label;
    }
    const { pointed } = this;
    return pointed && 'boat' in pointed && pointed.reason ? reasonText(pointed.reason, this.names) : null;
  }

  #toolMessage(): string {
    if (this.isSteering) {
      if (this.steerRefusal) return reasonText(this.steerRefusal, this.names);
      return translate('regatta-web-steering', { degrees: this.degree, turn: turnName(-this.turn) });
    }
    if (this.tool === 'exchange') return translate('regatta-web-exchanging', { count: this.putAway.length });
    if (!this.pickedCard) return '';
    if (this.pickedCard.symbol === 'sun') return translate('regatta-web-sun-later');
    const reasons = this.ways.map(({ reason }) => reason).filter((reason) => reason !== null);
    if (this.ways.length > 0 && reasons.length === this.ways.length) return cannotSail(reasons, this.names);
    return translate('regatta-web-choose-exit', { count: this.ways.length });
  }
}

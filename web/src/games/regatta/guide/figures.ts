/** The figures of the rules page. */
import type { Blocked, Choice } from '../../../net/protocol';
import type { RulesFigure } from '../../contract';
import { figureFactory } from '../../shared/demo-board';
import type { Card, Point } from '../types';
import CardsFigure, { type DrawnCards } from './CardsFigure.svelte';
import ExchangeFigure, { type DrawnExchange, type HeldCard } from './ExchangeFigure.svelte';
import Figure, { type Drawing } from './Figure.svelte';
import recorded from './recorded/figures.json';

const { start, sailing, touching, zone, stopped, steering, helm, cloud, sun, rounding, race } = recorded;

const figure = figureFactory<Drawing>('regatta', Figure);
const cardsFigure = figureFactory<DrawnCards>('regatta', CardsFigure);
const exchangeFigure = figureFactory<DrawnExchange>('regatta', ExchangeFigure);

/** One card of each sort: one way, a short way, several ways, and the symbols. */
const SHOWN_CARDS = ['R45', 's', 'L30|S|R30', 'L90-helm', 'S-cloud', 'sun'];
const cardNamed = (name: string): Card => start.kinds.find((kind) => kind.name === name) as Card;
const shownCards = SHOWN_CARDS.map(cardNamed);

/** A hand of which two cards do not suit. */
const exchangedHand: HeldCard[] = [
  { card: cardNamed('R45') },
  { card: cardNamed('L90-helm'), drawn: cardNamed('S') },
  { card: cardNamed('S-cloud') },
  { card: cardNamed('l45|l90'), drawn: cardNamed('R30') },
  { card: cardNamed('sun') },
];

interface TriedCard {
  view: unknown;
  choices: unknown;
  blocked: unknown;
}

/** A drawing of a card before the bow, with its sail moves. */
const cardDrawing = ({ view, choices, blocked }: TriedCard, card: string, highlighted?: string): Drawing => ({
  view,
  choices: choices as Choice[],
  blocked: blocked as Blocked[],
  isClose: true,
  annotations: highlighted === undefined ? { card } : { card, highlighted },
});

export const rulesFigures: RulesFigure[] = [
  figure('R1.3', 'start', { view: start }),
  figure('R1.3', 'line', { view: start, isClose: true }),
  cardsFigure('R1.4', 'cards', { cards: shownCards, sides: start.sea.card as Point }),
  figure('R3.2', 'sailing', cardDrawing(sailing, sailing.card)),
  figure('R3.5', 'touching', cardDrawing(touching, touching.card, touching.highlighted)),
  figure('R4.2', 'zone', cardDrawing(zone, zone.card, zone.highlighted)),
  figure('R4.3', 'stopped', { ...stopped, isClose: true }),
  exchangeFigure('R5.1', 'exchange', { hand: exchangedHand, sides: start.sea.card as Point }),
  figure('R5.2', 'steering', {
    view: steering.view,
    blocked: steering.blocked as Blocked[],
    isClose: true,
    annotations: { heading: 60 },
  }),
  figure('R6.1', 'helm', { ...helm, hasTracks: true, isClose: true }),
  figure('R6.2', 'cloud', cardDrawing(cloud, cloud.card, cloud.highlighted)),
  figure('R6.3', 'sun', { ...sun, isClose: true }),
  figure('R7.2', 'rounding', { ...rounding, hasTracks: true, isClose: true }),
  figure('R7.1', 'race', { ...race, hasTracks: true }),
];

/** The figures of the rules page. */
import type { Blocked, Choice } from '../../../net/protocol';
import type { RulesFigure } from '../../contract';
import { figureFactory } from '../../shared/demo-board';
import Figure, { type Drawing } from './Figure.svelte';
import recorded from './recorded/figures.json';

const { start, sailing, touching, zone, stopped, cloud, race } = recorded;

const figure = figureFactory<Drawing>('regatta', Figure);

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
  figure('R3.2', 'sailing', cardDrawing(sailing, sailing.card)),
  figure('R3.5', 'touching', cardDrawing(touching, touching.card, touching.highlighted)),
  figure('R4.2', 'zone', cardDrawing(zone, zone.card, zone.highlighted)),
  figure('R4.3', 'stopped', { ...stopped, isClose: true }),
  figure('R6.2', 'cloud', cardDrawing(cloud, cloud.card, cloud.highlighted)),
  figure('R7.1', 'race', { ...race, hasTracks: true }),
];

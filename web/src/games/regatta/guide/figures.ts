/** The figures of the rules page, each after its clause. */
import { figureFactory } from '../../shared/demo-board';
import type { RulesFigure } from '../../contract';
import type { Blocked, Choice } from '../../../net/protocol';
import Figure, { type Drawing } from './Figure.svelte';
import recorded from './recorded/figures.json';

const { start, sailing, touching, zone, stopped, cloud, race } = recorded;

const figure = figureFactory<Drawing>('regatta', Figure);

interface Tried {
  view: unknown;
  choices: unknown;
  blocked: unknown;
}

/** A card before the bow, with its ways. */
const laid = ({ view, choices, blocked }: Tried, card: string, pointed?: string): Drawing => ({
  view,
  choices: choices as Choice[],
  blocked: blocked as Blocked[],
  isClose: true,
  annotations: pointed === undefined ? { card } : { card, pointed },
});

export const rulesFigures: RulesFigure[] = [
  figure('R1.3', 'start', { view: start }),
  figure('R3.2', 'sailing', laid(sailing, sailing.card)),
  figure('R3.5', 'touching', laid(touching, touching.card, touching.pointed)),
  figure('R4.2', 'zone', laid(zone, zone.card, zone.pointed)),
  figure('R4.3', 'stopped', { ...stopped, isClose: true }),
  figure('R6.2', 'cloud', laid(cloud, cloud.card, cloud.pointed)),
  figure('R7.1', 'race', { ...race, hasTracks: true }),
];

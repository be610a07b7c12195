/** The figures of the rules page. */
import type { Choice } from '../../../net/protocol';
import type { RulesFigure } from '../../contract';
import { figureFactory } from '../../shared/demo-board';
import Figure, { type Drawing } from './Figure.svelte';
import recorded from './recorded.json';

const { start, lesson, side_loop, corner_loop, payment, rugs } = recorded;

const figure = figureFactory<Drawing>('marrakech', Figure);

const triedRugs = (allowed: boolean) => rugs.tried.filter((rug) => rug.allowed === allowed);

export const rulesFigures: RulesFigure[] = [
  figure('M1.2', 'start', { view: start }),
  figure('M3.1', 'turning', {
    view: lesson.view,
    choices: lesson.choices as unknown as Choice[],
    annotations: { highlighted: 'left' },
  }),
  figure('M3.3', 'loop', side_loop),
  figure('M3.4', 'corner', corner_loop),
  figure('M4.1', 'payment', payment),
  figure('M5.2', 'allowed', { view: rugs.view, annotations: { rugs: triedRugs(true) } }),
  figure('M5.3', 'refused', { view: rugs.view, annotations: { rugs: triedRugs(false) } }),
];

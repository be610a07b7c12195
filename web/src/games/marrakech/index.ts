/** Marrakech in the client: its board, and everything that only this game shows. */
import type { EndCharts, GameModule } from '../registry';
import Statistics from './Statistics.svelte';
import { CLOTHS } from './cloths';
import type { View } from './types';

export const name = 'marrakech';
export { default as Board } from './Board.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export const thumbnail: GameModule['thumbnail'] = () => import('./Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () => import('./editor/PositionEditor.svelte');

export const endCharts: EndCharts = {
  colours: (view) => (view as View).players.map(({ colours }) => CLOTHS[colours[0]!].ground),
  Statistics,
};

/** Marrakech in the client: its board, and everything that only this game shows. */
import type { EndCharts, GameModule } from '../contract';
import Statistics from './panel/Statistics.svelte';
import { CLOTHS } from './cloths';
import type { View } from './types';

export const name = 'marrakech';
export { default as Board } from './board/Board.svelte';
export { default as SeatPanel } from './panel/SeatPanel.svelte';
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./guide/figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide/guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () => import('./position-editor/PositionEditor.svelte');

export const endCharts: EndCharts = {
  colours: (view) => (view as View).players.map(({ colours }) => CLOTHS[colours[0]!].ground),
  Statistics,
};

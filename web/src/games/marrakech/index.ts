/** Marrakech in the client. See `GameModule` in ../contract.ts. */
import type { Component } from 'svelte';
import { translate } from '../../i18n/translate.svelte';
import type { EndCharts, GameModule } from '../contract';
import { RUG_COLOURS } from './colours';
import ColourSwatch from './panel/ColourSwatch.svelte';
import type { View } from './types';

export const name = 'marrakech';
export { default as Board } from './board/Board.svelte';
export { default as SeatPanel } from './panel/SeatPanel.svelte';
export { summary } from './summary';
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./guide/figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide/guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () => import('./position-editor/PositionEditor.svelte');

export const seatColours: GameModule['seatColours'] = {
  ofSeats: (view) => (view as View).players.map(({ colours }) => colours),
  Swatch: ColourSwatch as Component<{ colour: string }>,
};

export const margin: GameModule['margin'] = (points) => translate('marrakech-web-points', { points });

export const endCharts: EndCharts = {
  colours: (view) => (view as View).players.map(({ colours }) => RUG_COLOURS[colours[0]!].ground),
  statistics: () => import('./panel/Statistics.svelte'),
};

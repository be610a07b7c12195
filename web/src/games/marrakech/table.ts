/** Positions of Marrakech in the client. See `TableModule` in ../contract.ts. */
import type { Component } from 'svelte';
import { translate } from '../../i18n/translate.svelte';
import type { EndCharts, TableModule } from '../contract';
import { RUG_COLOURS } from './colours';
import ColourSwatch from './panel/ColourSwatch.svelte';
import type { View } from './types';

export { default as Board } from './board/Board.svelte';
export { default as SeatPanel } from './panel/SeatPanel.svelte';
export { summary } from './summary';

export const seatColours: TableModule['seatColours'] = {
  ofSeats: (view) => (view as View).players.map(({ colours }) => colours),
  Swatch: ColourSwatch as Component<{ colour: string }>,
};

export const margin: TableModule['margin'] = (points) => translate('marrakech-web-points', { points });

export const endCharts: EndCharts = {
  colours: (view) => (view as View).players.map(({ colours }) => RUG_COLOURS[colours[0]!].ground),
  statistics: () => import('./panel/Statistics.svelte'),
};

/** Positions of Regatta in the client. See `TableModule` in ../contract.ts. */
import type { Component } from 'svelte';
import { translate } from '../../i18n/translate.svelte';
import type { EndCharts, TableModule } from '../contract';
import { SAIL_COLOURS } from './colours';
import { metres } from './labels';
import ColourSwatch from './panel/ColourSwatch.svelte';
import type { View } from './types';

export { default as Board } from './board/Board.svelte';
export { default as SeatPanel } from './panel/SeatPanel.svelte';
export { default as PieceIcon } from './hand/CardIcon.svelte';
export { summary } from './summary';
export { default as TablePanel } from './panel/TimeTrial.svelte';

export const seatColours: TableModule['seatColours'] = {
  ofSeats: (view) => (view as View).boats.map(({ colour }) => [colour]),
  Swatch: ColourSwatch as Component<{ colour: string }>,
};

export const margin: TableModule['margin'] = (millimetres) =>
  translate('regatta-web-metres', { metres: metres(millimetres) });

export const endCharts: EndCharts = {
  colours: (view) => (view as View).boats.map(({ colour }) => SAIL_COLOURS[colour].ground),
  // millimetres that are left to sail, as a negative number
  score: (score) => translate('regatta-web-metres', { metres: metres(Math.abs(score)) }),
  unit: { caption: 'web-review-in-metres', size: -1000, decimals: 2 },
  statistics: () => import('./panel/Statistics.svelte'),
};

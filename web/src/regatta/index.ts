/** Regatta in the client: its sea, and everything that only this game shows. */
import type { EndCharts } from '../games';
import Statistics from './Statistics.svelte';
import { SAILS } from './paint';
import type { View } from './types';

export const name = 'regatta';
export { default as Board } from './Board.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { default as thumbnail } from './Thumbnail.svelte';
export { rulesFigures } from './figures';
export { guide } from './guide';

export const endCharts: EndCharts = {
  colours: (view) => (view as View).boats.map(({ colour }) => SAILS[colour].ground),
  Statistics,
};

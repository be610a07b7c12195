/** Positions of any game without client code of its own. See `TableModule` in ../contract.ts. */
import type { EndCharts } from '../contract';
import { SEAT_COLOURS } from './seat-signs';

export { default as Board } from './Board.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';

export const endCharts: EndCharts = { colours: () => SEAT_COLOURS };

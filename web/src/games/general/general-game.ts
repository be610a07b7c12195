/** Any game without client code of its own: the server sends it as a picture. See `GameModule` in ../contract.ts. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import SeatPanel from './SeatPanel.svelte';
import { SEAT_COLOURS } from './seat-signs';

/** The game called `name`, shown by the general board. */
export const generalGame = (name: string): GameModule => ({
  name,
  Board,
  SeatPanel,
  endCharts: { colours: () => SEAT_COLOURS },
  thumbnail: () => import('./Thumbnail.svelte'),
});

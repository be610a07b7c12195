/** Any game without client code of its own: the server sends it as a picture. See `GameModule` in ../contract.ts. */
import { withTexts } from '../../i18n/texts';
import type { GameModule } from '../contract';

/** The game called `name`, shown by the general board. */
export const generalGame = (name: string): GameModule => ({
  name,
  table: () => withTexts(['table'], () => import('./table')),
  thumbnail: () => import('./Thumbnail.svelte'),
});

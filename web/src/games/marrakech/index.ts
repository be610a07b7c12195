/** Marrakech in the client. See `GameModule` in ../contract.ts. */
import { withTexts } from '../../i18n/texts';
import type { GameModule } from '../contract';

export const name = 'marrakech';
const TEXTS = ['table', 'games/marrakech'] as const;

export const table: GameModule['table'] = () => withTexts(TEXTS, () => import('./table'));
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () =>
  (await withTexts(TEXTS, () => import('./guide/figures'))).rulesFigures;
export const guide: GameModule['guide'] = async () => (await withTexts(TEXTS, () => import('./guide/guide'))).guide;
export const positionEditor: GameModule['positionEditor'] = () =>
  withTexts([...TEXTS, 'study'], () => import('./position-editor/PositionEditor.svelte'));

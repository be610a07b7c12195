/** Marrakech in the client. See `GameModule` in ../contract.ts. */
import type { GameModule } from '../contract';

export const name = 'marrakech';
export const table: GameModule['table'] = () => import('./table');
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./guide/figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide/guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () => import('./position-editor/PositionEditor.svelte');

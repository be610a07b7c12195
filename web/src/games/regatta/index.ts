/** Regatta in the client. See `GameModule` in ../contract.ts. */
import { withTexts } from '../../i18n/texts';
import type { GameModule } from '../contract';

export const name = 'regatta';
export const table: GameModule['table'] = () => import('./table');
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./guide/figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide/guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () =>
  withTexts('editors', () => import('./position-editor/PositionEditor.svelte'));

export const optionPickers: GameModule['optionPickers'] = {
  course: () => withTexts('editors', () => import('./setup/CoursePicker.svelte')),
};
export const pages: GameModule['pages'] = [
  { path: 'courses', link: 'regatta-web-courses', page: () => withTexts('editors', () => import('./course-editor/CoursesPage.svelte')) },
];

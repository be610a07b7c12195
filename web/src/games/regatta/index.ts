/** Regatta in the client. See `GameModule` in ../contract.ts. */
import { withTexts } from '../../i18n/texts';
import type { GameModule } from '../contract';

export const name = 'regatta';
const TEXTS = ['table', 'games/regatta'] as const;
const EDITORS = [...TEXTS, 'editors'] as const;

export const table: GameModule['table'] = () => withTexts(TEXTS, () => import('./table'));
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () =>
  (await withTexts(TEXTS, () => import('./guide/figures'))).rulesFigures;
export const guide: GameModule['guide'] = async () => (await withTexts(TEXTS, () => import('./guide/guide'))).guide;
export const positionEditor: GameModule['positionEditor'] = () =>
  withTexts([...EDITORS, 'study'], () => import('./position-editor/PositionEditor.svelte'));

export const optionPickers: GameModule['optionPickers'] = {
  course: () => withTexts(EDITORS, () => import('./setup/CoursePicker.svelte')),
};
export const pages: GameModule['pages'] = [
  { path: 'courses', link: 'regatta-web-courses', page: () => withTexts(EDITORS, () => import('./course-editor/CoursesPage.svelte')) },
];

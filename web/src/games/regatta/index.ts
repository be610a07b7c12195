/** Regatta in the client: its sea, and everything that only this game shows. */
import type { EndCharts, GameModule } from '../registry';
import Statistics from './Statistics.svelte';
import { SAILS } from './paint';
import type { View } from './types';

export const name = 'regatta';
export { default as Board } from './Board.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { default as TablePanel } from './Solo.svelte';
export const thumbnail: GameModule['thumbnail'] = () => import('./Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () => import('./position/PositionEditor.svelte');

export const optionChoices: GameModule['optionChoices'] = { course: () => import('./CourseChoice.svelte') };
export const pages: GameModule['pages'] = [
  { path: 'courses', link: 'regatta-web-courses', page: () => import('./editor/CoursesPage.svelte') },
];

export const endCharts: EndCharts = {
  colours: (view) => (view as View).boats.map(({ colour }) => SAILS[colour].ground),
  Statistics,
};

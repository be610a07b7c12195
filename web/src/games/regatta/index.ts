/** Regatta in the client. See `GameModule` in ../contract.ts. */
import type { Component } from 'svelte';
import { translate } from '../../i18n/translate.svelte';
import type { EndCharts, GameModule } from '../contract';
import { SAIL_COLOURS } from './colours';
import { metres } from './labels';
import ColourSwatch from './panel/ColourSwatch.svelte';
import type { View } from './types';

export const name = 'regatta';
export { default as Board } from './board/Board.svelte';
export { default as SeatPanel } from './panel/SeatPanel.svelte';
export { default as PieceIcon } from './hand/CardIcon.svelte';
export { summary } from './summary';
export { default as TablePanel } from './panel/TimeTrial.svelte';
export const thumbnail: GameModule['thumbnail'] = () => import('./guide/Thumbnail.svelte');
export const rulesFigures: GameModule['rulesFigures'] = async () => (await import('./guide/figures')).rulesFigures;
export const guide: GameModule['guide'] = async () => (await import('./guide/guide')).guide;
export const positionEditor: GameModule['positionEditor'] = () => import('./position-editor/PositionEditor.svelte');

export const optionPickers: GameModule['optionPickers'] = { course: () => import('./setup/CoursePicker.svelte') };
export const pages: GameModule['pages'] = [
  { path: 'courses', link: 'regatta-web-courses', page: () => import('./course-editor/CoursesPage.svelte') },
];

export const seatColours: GameModule['seatColours'] = {
  ofSeats: (view) => (view as View).boats.map(({ colour }) => [colour]),
  Swatch: ColourSwatch as Component<{ colour: string }>,
};

export const margin: GameModule['margin'] = (millimetres) =>
  translate('regatta-web-metres', { metres: metres(millimetres) });

export const endCharts: EndCharts = {
  colours: (view) => (view as View).boats.map(({ colour }) => SAIL_COLOURS[colour].ground),
  // millimetres that are left to sail, as a negative number
  score: (score) => translate('regatta-web-metres', { metres: metres(Math.abs(score)) }),
  statistics: () => import('./panel/Statistics.svelte'),
};

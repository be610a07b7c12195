/** The general board, drawn to HTML. */
import '../../i18n/english';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { BoardProps } from '../contract';

const { default: Board } = await import('./Board.svelte');
const { default: SeatPanel } = await import('./SeatPanel.svelte');
const { keyOf, pictureUrl } = await import('./picture');
const { SEAT_COLOURS, SEAT_PATTERNS } = await import('./seat-signs');
const { addCatalogue } = await import('../../i18n/translate.svelte');

addCatalogue('en', 'pig-did-roll = { $seat } rolls.\npig-why-hold = There is nothing to hold.');

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><text>5 % "&"</text></svg>';
const choice = (text: string) => ({ text, words: { key: 'pig-did-roll', arguments: { seat: { seat: 0 } } }, preview: null });

function board(props: Partial<BoardProps>): string {
  return render(Board, {
    props: {
      view: { picture: PICTURE, scores: [20, 7] },
      choices: null,
      names: ['Ana', 'Ion'],
      event: null,
      perspective: 0,
      interactive: true,
      showOutcomes: true,
      sounds: false,
      reducedMotion: true,
      onchoose: () => undefined,
      ...props,
    },
  }).body.replaceAll(/<!--.*?-->/g, '');
}

test('the picture is an image, with the scores as its text', () => {
  const html = board({});
  expect(html).toContain('alt="A picture of the board. Scores: Ana 20, Ion 7."');
  expect(html).toContain('src="data:image/svg+xml;');
  expect(html).not.toContain('<svg');
});

test('scores that are not known are left out', () => {
  expect(board({ view: { picture: PICTURE, scores: null } })).toContain('alt="A picture of the board."');
  const panel = render(SeatPanel, { props: { view: { picture: '', scores: null }, seat: 1, name: 'Ion' } }).body;
  expect(panel).toContain('Ion');
  expect(panel).not.toContain('title="Score"');
});

test('a picture becomes an URL that holds all of it', () => {
  expect(decodeURIComponent(pictureUrl(PICTURE).split(',')[1]!)).toBe(PICTURE);
});

test('choices are buttons with words and keys', () => {
  const html = board({ choices: [choice('roll')] });
  expect(html).toMatch(/<button[^>]*aria-keyshortcuts="1"[^>]*>.*Ana rolls\.\s*<\/button>/s);
  expect(html).not.toContain('disabled');
  expect(board({ choices: [choice('roll')], interactive: false })).toContain('disabled');
});

test('advice marks its choice', () => {
  const choices = [choice('roll'), choice('hold')];
  expect(board({ choices, advice: choices[1]! }).match(/advised/g)).toHaveLength(1);
  expect(board({ choices })).not.toContain('advised');
});

test('reasons of moves that are not allowed are shown with their clauses', () => {
  const reason = { key: 'pig-why-hold', arguments: {}, clause: 'P2.3' };
  const html = board({ choices: [choice('roll')], blocked: [{ text: 'hold', reason, preview: null }] });
  expect(html).toMatch(/<b>hold<\/b>: There is nothing to hold\.\s*\(Rule P2\.3\)/);
});

test('nine choices have keys', () => {
  expect([0, 8, 9].map(keyOf)).toEqual(['1', '9', undefined]);
});

test('eight seats differ by colour and by pattern', () => {
  expect(new Set(SEAT_COLOURS).size).toBe(8);
  expect(new Set(SEAT_PATTERNS).size).toBe(8);
});

/** The plain pages of all games: every figure that they name is drawn, and they say the same in every language. */
import { expect, test } from 'vitest';
import { gameModule } from '../../games/registry';
import { namedFigures, parse } from './markdown';

const texts = import.meta.glob<string>('../../../../src/taros/games/*/rules_text/HOW_TO_PLAY*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = Object.entries(texts).map(([path, text]) => ({ game: path.split('/').at(-3)!, path, text }));

test('there are pages', () => expect(pages.length).toBeGreaterThan(2));

test.each(pages)('every figure of $path is drawn', async ({ game, text }) => {
  const named = (await parse(text)).flatMap(namedFigures);
  const drawn = (await gameModule(game).rulesFigures!()).map(({ name }) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !drawn.includes(name))).toEqual([]);
});

test.each(pages)('$path has the blocks of the English page', async ({ game, text }) => {
  const english = pages.find((page) => page.game === game && page.path.endsWith('HOW_TO_PLAY.md'))!;
  const outline = async (page: string) =>
    (await parse(page)).map((block) => [block.type, namedFigures(block)]);
  expect(await outline(text)).toEqual(await outline(english.text));
});

import type { Tokens } from 'marked';
import { expect, test } from 'vitest';
import { clauseOf, isClause, itemTokens, namedFigures, parse, sectionOf } from './markdown';

const TEXT = `# Title

A line
and its end, with \`code\` and *stress*.

## M1 Set-up
- **M1.1** The first
  clause.
- **M1.2** The second.
- **Bold** but no clause.

| a | b |
|---|---|
| 1 | \`x=1\` |
`;

const [title, , section, list] = (await parse(TEXT)) as [Tokens.Heading, unknown, Tokens.Heading, Tokens.List];

test('blocks are distinguished', async () => {
  const types = (await parse(TEXT)).map(({ type }) => type);
  expect(types).toEqual(['heading', 'paragraph', 'heading', 'list', 'table']);
});

test('sections have the number in their heading', () => {
  expect(sectionOf(title)).toBeUndefined();
  expect(sectionOf(section)).toBe('M1');
});

test('items have the number of their clause', () => {
  expect(list.items.map(clauseOf)).toEqual(['M1.1', 'M1.2', '']);
});

test.each(['- **M1.1** *a* b', '- **M1.1** *a* b\n\n- **M1.2** c'])('items of a list are formatted: %j', async (text) => {
  const [list] = (await parse(text)) as [Tokens.List];
  expect(itemTokens(list.items[0]!).map(({ type }) => type)).toEqual(['strong', 'text', 'em', 'text']);
});

test('figures stand in paragraphs of their own', async () => {
  const paragraphs = (await parse('![](start)\n\n![](loop) ![](corner)\n\nSee ![](start) here.')) as Tokens.Paragraph[];
  expect(paragraphs.map(namedFigures)).toEqual([['start'], ['loop', 'corner'], []]);
});

test('clauses and sections are recognised by their numbers', () => {
  expect(['M5.3', 'R8', 'main', '', 'M'].map(isClause)).toEqual([true, true, false, false, false]);
});

import { expect, test } from 'vitest';
import { parse, plain } from './markdown';

const TEXT = `# Title

A line
and its end, with \`code\` and *stress*.

## M1 Set-up
- **M1.1** The first
  clause.
- **M1.2** The second.

| a | b |
|---|---|
| 1 | \`x=1\` |
`;

test('blocks are distinguished', () => {
  expect(parse(TEXT).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table']);
});

test('clauses are found, lines are joined', () => {
  const list = parse(TEXT)[3]!;
  if (list.kind !== 'list') throw new Error(list.kind);
  expect(list.items.map(({ clause }) => clause)).toEqual(['M1.1', 'M1.2']);
  expect(plain(list.items[0]!.spans)).toBe('M1.1 The first clause.');
});

test('tables have a head and rows', () => {
  const table = parse(TEXT)[4]!;
  if (table.kind !== 'table') throw new Error(table.kind);
  expect(table.head.map(plain)).toEqual(['a', 'b']);
  expect(table.rows.map((row) => row.map(plain))).toEqual([['1', 'x=1']]);
});

test('spans keep all of the text', () => {
  const paragraph = parse(TEXT)[1]!;
  if (paragraph.kind !== 'paragraph') throw new Error(paragraph.kind);
  expect(paragraph.spans.map(({ kind }) => kind)).toEqual(['text', 'code', 'text', 'em', 'text']);
});

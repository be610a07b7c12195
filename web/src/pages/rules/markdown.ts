/**
 * Parses the subset of Markdown in which the rules are written: headings, paragraphs, lists, tables, and
 * **strong**, *emphasis*, `code` and [links](address) in them.
 */

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link';
  text: string;
  address?: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export interface Item {
  /** The number of the clause that the item begins with, such as M5.3; empty if it has none. */
  clause: string;
  spans: Span[];
}

/** The blocks of a `markdown` text, in order. */
export function parse(markdown: string): Block[] {
  const paragraphs = markdown.replace(/\r/g, '').split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m);
  return paragraphs.filter((text) => text.trim()).map((text) => blockOf(text.trim()));
}

function blockOf(text: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(text);
  if (heading) return { kind: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!) };
  if (text.startsWith('- ')) return { kind: 'list', items: text.slice(2).split(/\n- /).map(itemOf) };
  if (text.startsWith('|')) return tableOf(text.split('\n'));
  return { kind: 'paragraph', spans: spansOf(joinedLines(text)) };
}

function itemOf(text: string): Item {
  const spans = spansOf(joinedLines(text));
  const [first] = spans;
  return { clause: first?.kind === 'strong' && CLAUSE.test(first.text) ? first.text : '', spans };
}

const CLAUSE = /^[A-Z]\d+(\.\d+)*$/;

function tableOf(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line.replace(/^\||\|$/g, '').split('|').map((cell) => spansOf(cell.trim()));
  return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

const joinedLines = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > end) spans.push({ kind: 'text', text: text.slice(end, found.index) });
    end = found.index + found[0].length;
    const [, strong, em, code, link, address] = found;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'link', text: link!, address: address! });
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

/** The text of `spans` without formatting. */
export const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

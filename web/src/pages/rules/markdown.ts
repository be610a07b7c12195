/** Reads the rules, which are Markdown, as the tokens of the library `marked`. It is loaded with the first rules. */
import type { MarkedToken, Token, Tokens } from 'marked';

/** The blocks of a `markdown` text, in order. */
export async function parse(markdown: string): Promise<MarkedToken[]> {
  const { lexer } = await import('marked');
  return (lexer(markdown) as MarkedToken[]).filter(({ type }) => type !== 'space');
}

/** The formatted text of a list `item`. */
export const itemTokens = (item: Tokens.ListItem): Token[] =>
  item.tokens.flatMap((block) => ('tokens' in block && block.tokens) || [block]);

/** The number of the clause that a list `item` begins with, such as M5.3; empty if it has none. */
export function clauseOf(item: Tokens.ListItem): string {
  const [first] = itemTokens(item) as MarkedToken[];
  return first?.type === 'strong' && isClause(first.text) ? first.text : '';
}

/** Whether `text` is the number of a clause or a section. */
export const isClause = (text: string): boolean => /^[A-Z]\d+(\.\d+)*$/.test(text);

/** The names of the figures in a `paragraph` that has nothing else: `![](start) ![](cards)`; empty for any other. */
export function namedFigures({ tokens }: Tokens.Paragraph | Tokens.Generic): string[] {
  const parts = ((tokens ?? []) as MarkedToken[]).filter(({ raw }) => raw.trim() !== '');
  return parts.every(({ type }) => type === 'image') ? parts.map((part) => (part as Tokens.Image).href) : [];
}

/** The number of the section that a `heading` begins: `M5` for `M5 Laying a rug`. */
export const sectionOf = (heading: Tokens.Heading): string | undefined =>
  /^[A-Z]\d+/.exec(heading.text)?.[0];

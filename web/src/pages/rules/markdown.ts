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
  return first?.type === 'strong' && CLAUSE.test(first.text) ? first.text : '';
}

const CLAUSE = /^[A-Z]\d+(\.\d+)*$/;

/** The number of the section that a `heading` begins: `M5` for `M5 Laying a rug`. */
export const sectionOf = (heading: Tokens.Heading): string | undefined =>
  /^[A-Z]\d+/.exec(heading.text)?.[0];

/** No sentence is put together from pieces in code: catalogues say where the pieces stand, and what stands between them. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TRANSLATED = /\b(translate\w*|\w+(Name|Names|Label|Words)|(clock|date|duration|pace|reason|refusal|error|fault)Text)\(/;
/** Whole texts may stand beside each other. */
const SEPARATOR = /^[\s·]*$/;

/** The template literals of `source` that say more around a translated text than a separator. */
function glued(source: string): string[] {
  const templates = source.match(/`(?:[^`$]|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|\$(?!\{))*`/g) ?? [];
  return templates.filter((template) => {
    const pieces = template.match(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g) ?? [];
    const between = pieces.reduce((rest, piece) => rest.replace(piece, ''), template).slice(1, -1);
    return pieces.some((piece) => TRANSLATED.test(piece)) && !SEPARATOR.test(between);
  });
}

/** Where texts are joined by a comma or a semicolon of English; lists of numbers and of codes may be. */
const joined = (source: string): string[] => source.match(/^.*\.join\('[,;:] '\).*$/gm) ?? [];
const LISTS_OF_CODES = /map\((corner|pair)\)|hashes|contributions|wrong\.join/;

test('no text stands in a template beside words or marks', () => {
  expect(glued("`${translate('x')}: ${name}`")).toHaveLength(1);
  expect(glued("`${translate('x', { a })} · ${translate(`y-${b}`)}`")).toEqual([]);
  expect(Object.entries(sources).flatMap(([path, source]) => glued(source).map((found) => [path, found]))).toEqual([]);
});

test('texts are not joined by marks of English', () => {
  const found = Object.entries(sources).flatMap(([path, source]) => joined(source).map((line) => [path, line]));
  expect(found.filter(([, line]) => !LISTS_OF_CODES.test(line!))).toEqual([]);
});

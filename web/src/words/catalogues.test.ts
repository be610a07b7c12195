/** English is complete; every other language has the same keys, and the client asks for no other. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const catalogues = import.meta.glob<string>('../../../src/taros/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function keysOf(language: string): string[] {
  const ids = Object.entries(catalogues)
    .filter(([path]) => path.split('/').at(-2) === language)
    .flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id));
  return ids.sort();
}

const languages = [...new Set(Object.keys(catalogues).map((path) => path.split('/').at(-2)!))];
const english = keysOf('en');

test('no key stands twice', () => {
  expect(english.filter((key, index) => english.indexOf(key) !== index)).toEqual([]);
});

test.each(languages)('%s has every key, and no other', (language) => {
  expect(keysOf(language)).toEqual(english);
});

test('what the client says is there', () => {
  const said = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/['"`](web-[a-z-]+|[a-z]+-web-[a-z-]+)['"`]/g)].map((found) => found[1]!),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !english.includes(key))).toEqual([]);
});

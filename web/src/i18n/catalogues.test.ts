/** All languages have the keys of the English catalogues, and those have every key that the client uses. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { placeOf } from './parts';

const catalogues = import.meta.glob<string>('../../../src/taros/locales/**/*.ftl', {
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
    .filter(([path]) => placeOf(path).language === language)
    .flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id));
  return ids.sort();
}

const languages = [...new Set(Object.keys(catalogues).map((path) => placeOf(path).language))];
const english = keysOf('en');

test('no key is defined twice', () => {
  expect(english.filter((key, index) => english.indexOf(key) !== index)).toEqual([]);
});

test.each(languages)('%s has every English key, and no other', (language) => {
  expect(keysOf(language)).toEqual(english);
});

test('every key that the client uses is defined', () => {
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/['"`](web-[a-z-]+|[a-z]+-web-[a-z-]+)['"`]/g)].map((found) => found[1]!),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !english.includes(key))).toEqual([]);
});

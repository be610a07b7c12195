/** What a module says is among the texts that are loaded before it. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { placeOf } from './parts';

const catalogues = import.meta.glob<string>('../../../src/taros/locales/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['/src/**/*.svelte', '/src/**/*.ts', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const partOfKey = new Map(
  Object.entries(catalogues).flatMap(([path, text]) =>
    new FluentResource(text).body.map(({ id }) => [id, placeOf(path).part as string] as const),
  ),
);

const STATIC = /^\s*(?:import|export) (?!type )(?:[^'"`;]*? from )?'(\.[^']+)'/gm;
const DYNAMIC = /(?:withTexts\(([^()]*), \(\) => )?import\('(\.[^']+)'\)/g;
const KEY = /['"`]((?:web|[a-z]+-web)-[a-z0-9][a-z0-9-]*)(\$\{)?/g;

/** Keys that a module names for another one, which says them: the list of keys, the review. */
const NAMED_FOR_OTHERS = /^web-keys-|^web-review-/;
/** Parts of the board that pictures of the first page never show. */
const NOT_IN_PICTURES = new Set(['/src/games/regatta/camera/CameraButtons.svelte']);

/** The path of the module that `module` imports as `name`; undefined if it is none of ours, such as data. */
function resolve(module: string, name: string): string | undefined {
  const path = new URL(name, `file://${module}`).pathname;
  return ['', '.ts', '.svelte.ts'].map((end) => path + end).find((each) => each in sources);
}

/** The parts that `text` names, such as `['table', ...MORE]`, in a module with this `source`. */
function partsIn(text: string, source: string): string[] {
  const constants = [...text.matchAll(/\b[A-Z]+\b/g)].map(([name]) => new RegExp(`const ${name} = (\\[.*\\])`).exec(source)![1]!);
  return [...constants.flatMap((each) => partsIn(each, source)), ...[...text.matchAll(/'([^']+)'/g)].map(([, part]) => part!)];
}

/** The parts that are there whenever a module is, by modules. */
const guaranteed = new Map<string, ReadonlySet<string>>();

function reach(module: string | undefined, parts: ReadonlySet<string>): void {
  if (module === undefined) return;
  const before = guaranteed.get(module);
  const now = before ? new Set([...before].filter((part) => parts.has(part))) : parts;
  if (before?.size === now.size) return;
  guaranteed.set(module, now);
  const source = sources[module]!;
  for (const [, name] of source.matchAll(STATIC)) reach(resolve(module, name!), now);
  for (const [, named, name] of source.matchAll(DYNAMIC)) {
    reach(resolve(module, name!), new Set([...now, ...partsIn(named ?? '', source)]));
  }
  if (module.endsWith('/games/registry.ts')) {
    for (const game of Object.keys(sources)) if (/\/games\/[a-z]+\/index\.ts$/.test(game)) reach(game, now);
  }
}
reach('/src/main.ts', new Set(['start']));

/** The keys that `source` says itself, also those of which it names only the beginning. */
const keysIn = (source: string): string[] =>
  [...source.matchAll(KEY)]
    .flatMap(([, key, isPrefix]) => [...partOfKey.keys()].filter((each) => (isPrefix ? each.startsWith(key!) : each === key)))
    .filter((key) => !NAMED_FOR_OTHERS.test(key));

test('every text is loaded before the module that says it', () => {
  const lacking = [...guaranteed].flatMap(([module, parts]) =>
    NOT_IN_PICTURES.has(module) ? [] : keysIn(sources[module]!).filter((key) => !parts.has(partOfKey.get(key)!)).map((key) => `${module}: ${key}`),
  );
  expect(guaranteed.size).toBeGreaterThan(150);
  expect(guaranteed.get('/src/pages/table/TablePage.svelte')).toEqual(new Set(['start', 'table']));
  expect(lacking).toEqual([]);
});

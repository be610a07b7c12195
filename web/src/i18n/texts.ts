/** Loads the reader's language, and of it what is needed: the texts of the start, later those of the pages that are opened. */
import { negotiateLanguages } from '@fluent/langneg';
import { settings, updateSettings } from '../ui/settings/settings.svelte';
import { placeOf, type Part } from './parts';
import { addCatalogue, FALLBACK, language, useLanguage } from './translate.svelte';

const loaders = import.meta.glob<string>(
  ['../../../src/taros/locales/**/*.ftl', '!../../../src/taros/locales/*/{admin,arena,cli,help,links,players}.ftl'],
  { query: '?raw', import: 'default' },
);

/** Codes of the languages that have catalogues, sorted. */
export const languages = [...new Set(Object.keys(loaders).map((path) => placeOf(path).language))].sort();

/** The name of the language `code` in that language. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The language of the start page by which the reader came, on a static host. */
const startLanguage = globalThis.document?.documentElement.dataset['language'];

/** The code of the language that the reader has chosen, else the first of the browser's that has catalogues. */
export function preferredLanguage(): string {
  const start = startLanguage ? [startLanguage] : (globalThis.navigator?.languages ?? []); // tests have none
  const preferred = settings.language === null ? start : [settings.language];
  return negotiateLanguages(preferred, languages, { strategy: 'lookup', defaultLocale: FALLBACK })[0]!;
}

/** Choose the language that is `named`, as by `?lang=uk` in the address of a page, if it has catalogues. */
export function chooseNamedLanguage(named: string | null): void {
  const code = named === null ? undefined : negotiateLanguages([named], languages, { strategy: 'filtering' })[0];
  if (code !== undefined) setLanguage(code);
}

/** Choose the language `code`. It is shown once its texts are there. */
export const setLanguage = (code: string): void => updateSettings({ language: code });

/** The parts that have been asked for. */
const wanted = new Set<Part>(['start']);
const loaded = new Map<string, Promise<void>>();

/** Load the texts of the preferred language, and then show it. Throws if they cannot be loaded. */
export async function loadLanguage(): Promise<void> {
  const code = preferredLanguage();
  await Promise.all([...wanted].map((part) => load(code, part)));
  if (code === preferredLanguage()) useLanguage(code);
}

/** Load a page by `load`, and the texts of the `parts` that it needs. */
export async function withTexts<Page>(parts: readonly Part[], load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), ...parts.map(loadTexts)]);
  return page;
}

/** Load the texts of `part` in the language in use, and in the one that is about to be. */
export async function loadTexts(part: Part): Promise<void> {
  wanted.add(part);
  await Promise.all([language(), preferredLanguage()].map((code) => load(code, part)));
}

function load(code: string, part: Part): Promise<void> {
  const key = `${code}/${part}`;
  const loading = loaded.get(key) ?? loadCatalogues(code, part);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function loadCatalogues(code: string, part: Part): Promise<void> {
  const paths = Object.keys(loaders).filter((path) => {
    const place = placeOf(path);
    return place.language === code && place.part === part;
  });
  for (const source of await Promise.all(paths.map((path) => loaders[path]!()))) addCatalogue(code, source);
}

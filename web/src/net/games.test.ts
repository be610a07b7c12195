/** The games of the server, with their texts. */
import { beforeEach, expect, test, vi } from 'vitest';

const PIG = { name: 'pig', has_advice: false, catalogues: { en: 'pig-name = Pig\npig-about = A race.', ro: 'pig-name = Porcul' } };

let requests = 0;
let isReachable = true;
vi.stubGlobal('fetch', () => {
  requests += 1;
  return isReachable ? Promise.resolve(Response.json([PIG])) : Promise.reject(new Error());
});

beforeEach(() => {
  vi.resetModules();
  requests = 0;
  isReachable = true;
});

test('a game brings its texts, English where another language lacks them', async () => {
  const { translate, useLanguage } = await import('../i18n/translate.svelte');
  useLanguage('ro');
  const { loadGames } = await import('./games.svelte');
  expect(translate('pig-name')).toBe('pig-name');
  await loadGames();
  expect([translate('pig-name'), translate('pig-about')]).toEqual(['Porcul', 'A race.']);
});

test('games are loaded once, and again only if that failed', async () => {
  const { gameInfo, hasAdvice, loadGames } = await import('./games.svelte');
  isReachable = false;
  await expect(loadGames()).rejects.toThrow();
  expect(gameInfo('pig')).toBeUndefined();
  expect(hasAdvice('pig')).toBe(true);
  isReachable = true;
  await loadGames();
  await loadGames();
  expect(requests).toBe(2);
  expect(gameInfo('pig')?.name).toBe('pig');
  expect(hasAdvice('pig')).toBe(false);
});

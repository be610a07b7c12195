/** What the service worker answers, on the site of a server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Handler = (options: unknown) => Promise<Response>;

const PYTHON = 'http://here/offline/one/python.zip';

const routes: { matches: unknown; handler: Handler }[] = [];
const listeners = new Map<string, (event: object) => void>();
const kept = new Set<string>();
let fetched: () => Promise<Response>;
let added: () => Promise<void>;

const page = (text: string, status = 200): Promise<Response> => Promise.resolve(new Response(text, { status }));

vi.mock('workbox-core', () => ({ clientsClaim: () => undefined }));
vi.mock('workbox-precaching', () => ({ matchPrecache: () => page('away'), precacheAndRoute: () => undefined }));
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    constructor(readonly handler: Handler) {}
  },
  registerRoute: (matches: { handler?: Handler }, handler = matches.handler!) => routes.push({ matches, handler }),
}));
vi.mock('workbox-strategies', () => ({
  CacheFirst: class {
    handle = (): Promise<Response> => page('from the cache');
  },
  NetworkOnly: class {
    handle = (): Promise<Response> => fetched();
  },
}));

beforeEach(async () => {
  routes.length = 0;
  kept.clear();
  fetched = () => page('from the network');
  added = () => Promise.resolve();
  vi.stubGlobal('self', {
    taros: { files: [], python: ['offline/one/python.zip'], away: 'away.html' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal('location', { href: 'http://here/service-worker.js' });
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(kept.has(name)),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    open: (name: string) => {
      kept.add(name);
      return Promise.resolve({ match: () => Promise.resolve(undefined), addAll: () => added() });
    },
  });
  vi.resetModules();
  await import('./worker');
});

afterEach(() => void vi.unstubAllGlobals());

const answerOf = async (index: number): Promise<string> => (await routes[index]!.handler({})).text();
const file = (): Promise<string> => answerOf(0);
const navigation = (): Promise<string> => answerOf(1);

/** Ask for Python, and return whether it is kept then. */
const keep = (): Promise<boolean> =>
  new Promise((resolve) => {
    const ports = [{ postMessage: resolve }];
    listeners.get('message')!({ data: { type: 'keep-python' }, ports, waitUntil: () => undefined });
  });

test('what the server writes is shown, and opens its page', async () => {
  const shown = vi.fn(() => Promise.resolve());
  vi.stubGlobal('self', { ...self, registration: { showNotification: shown } });
  const letter = { title: 'Your turn: Marrakech', body: 'Bo wait for your move.', path: '/t/abc' };
  const waited: Promise<unknown>[] = [];
  listeners.get('push')!({ data: { json: () => letter }, waitUntil: (work: Promise<unknown>) => waited.push(work) });
  await Promise.all(waited);
  const data = { path: '/t/abc', url: 'http://here/t/abc' };
  const options = { body: letter.body, icon: 'http://here/icon.svg', tag: '/t/abc', data };
  expect(shown).toHaveBeenCalledExactlyOnceWith('Your turn: Marrakech', options);
});

test("Python's files are kept only for those who have asked for it", async () => {
  expect((routes[0]!.matches as (options: { url: URL }) => boolean)({ url: new URL(PYTHON) })).toBe(true);
  expect(await file()).toBe('from the network');
  expect(await keep()).toBe(true);
  expect(await file()).toBe('from the cache');
});

test('files that did not all arrive leave no cache, but one that was there before stays', async () => {
  added = () => Promise.reject(new Error('no network'));
  expect(await keep()).toBe(false);
  expect(kept.size).toBe(0);
  kept.add('taros-python');
  expect(await keep()).toBe(false);
  expect(kept.size).toBe(1);
});

test('a server that is down is away, behind a proxy, too', async () => {
  expect(await navigation()).toBe('from the network');
  fetched = () => Promise.reject(new Error('no network'));
  expect(await navigation()).toBe('away');
  for (const status of [502, 503, 504]) {
    fetched = () => page('Bad Gateway', status);
    expect(await navigation()).toBe('away');
  }
  fetched = () => page('no such page', 404);
  expect(await navigation()).toBe('no such page');
});

/**
 * The service worker: it keeps the client on this device, and Python once it is wanted, and shows notifications and opens their pages.
 *
 * The host of this file writes its first line, `self.taros = ...`, which names what is to be kept
 * (`src/taros/server/http/pages/app_files.py`). A new version waits until a page asks it to take over.
 */
import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** What is to be kept, at addresses relative to this file. */
interface Kept {
  /** The client; a file whose name changes with its contents has no revision. */
  files: { url: string; revision: string | null }[];
  /** Python for the browser: 9 MB. */
  python: string[];
  /** The page that hosts tables on this device while the server cannot be reached; null where there is no server. */
  away: string | null;
}

/** What a route is given. */
type Options = Parameters<NetworkOnly['handle']>[0];

declare const self: ServiceWorkerGlobalScope & { taros: Kept };

const { files, python, away } = self.taros;
const PYTHON_CACHE = 'taros-python';
const SERVER_DOWN = [502, 503, 504]; // as a proxy in front of it says
const pythonUrls = python.map((path) => new URL(path, location.href).href);

clientsClaim();
precacheAndRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [/./] }); // pages read parameters themselves

/** Where a server hosts the tables, only those who have asked for Python on this device keep it. */
const isPythonWanted = async (): Promise<boolean> => away === null || (await caches.has(PYTHON_CACHE));

const network = new NetworkOnly();
const keeper = new CacheFirst({ cacheName: PYTHON_CACHE });
const file = async (options: Options): Promise<Response> => ((await isPythonWanted()) ? keeper : network).handle(options);
registerRoute(({ url }) => pythonUrls.includes(url.href), file);

if (away !== null) {
  const page = async (options: Options): Promise<Response> => {
    const response = await network.handle(options).catch(() => Response.error());
    const isAway = response.type === 'error' || SERVER_DOWN.includes(response.status);
    return (isAway && (await matchPrecache(away))) || response;
  };
  registerRoute(new NavigationRoute(page, { denylist: [/^\/(api|schema|metrics|healthz|pictures)(\/|$)/] }));
}

/** Fetch Python's files that are not kept yet. A cache that gets none of them is not left behind: others would count on it. */
async function keepPython(): Promise<void> {
  const isNew = !(await caches.has(PYTHON_CACHE));
  const cache = await caches.open(PYTHON_CACHE);
  const isKept = await Promise.all(pythonUrls.map((url) => cache.match(url)));
  try {
    await cache.addAll(pythonUrls.filter((_, index) => !isKept[index]));
  } catch (error) {
    if (isNew) await caches.delete(PYTHON_CACHE);
    throw error;
  }
}

async function dropOldPython(): Promise<void> {
  const cache = await caches.open(PYTHON_CACHE);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !pythonUrls.includes(url)).map((request) => cache.delete(request)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(isPythonWanted().then((isWanted) => (isWanted ? keepPython() : undefined)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(isPythonWanted().then((isWanted) => (isWanted ? dropOldPython() : undefined)));
});

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  else if (type === 'keep-python') {
    const answer = (isKept: boolean): void => event.ports[0]?.postMessage(isKept);
    event.waitUntil(keepPython().then(() => answer(true), () => answer(false)));
  }
});

/** What the server writes to somebody who is away. */
interface Letter {
  title: string;
  body: string;
  path: string;
}

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data!.json() as Letter;
  const url = new URL(path, location.href).href;
  const options = { body, icon: new URL('icon.svg', location.href).href, tag: path, data: { path, url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Show the page at `path`, whose whole address is `url`. */
async function open({ path, url }: { path: string; url: string }): Promise<unknown> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === url) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  page.postMessage({ path });
  return page.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as { path: string; url: string }));
});

/** The current page as reactive state. Links change it without reloading the document. */
import { hasPaths } from '../net/host';
import { hrefOf, pathAt } from './addresses';

interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const readUrl = (): URL => new URL(pathAt(new URL(location.href)) ?? '/', 'https://path');

function read(): Route {
  const url = readUrl();
  return { path: url.pathname, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
}

let current = $state.raw(read());

export const route = (): Route => current;

/** Show the page at `path`. */
export function navigate(path: string): void {
  const before = current.path;
  history.pushState(null, '', hrefOf(path));
  current = read();
  if (current.path !== before && !current.hash) scrollTo(0, 0);
}

/** Change only what the address bar shows, for a page that already shows the content of `path`. */
export const replaceUrl = (path: string): void => history.replaceState(null, '', hrefOf(path));

/** Take the parameter `name` out of the address, and return its value; null if the address has none. */
export function takeParameter(name: string): string | null {
  const url = readUrl();
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  replaceUrl(url.pathname + url.search + url.hash);
  current = read();
  return value;
}

function followLink(event: MouseEvent): void {
  const anchor = (event.target as Element).closest?.('a');
  if (!anchor || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (anchor.target || anchor.hasAttribute('download')) return;
  if (!hasPaths && /^#[^/]/.test(anchor.getAttribute('href') ?? '')) {
    event.preventDefault();
    showPlace(anchor.hash.slice(1));
    return;
  }
  const path = pathAt(new URL(anchor.href));
  if (path === null || (hasPaths && anchor.pathname === location.pathname && anchor.hash)) return;
  event.preventDefault();
  navigate(path);
}

/** Do what a browser does for a link to the element `id` of the page. */
function showPlace(id: string): void {
  const place = document.getElementById(decodeURIComponent(id));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Listen to clicks on links and to the browser's back button. Call once. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = read()));
  document.addEventListener('click', followLink);
}

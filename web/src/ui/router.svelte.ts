/** The current URL as reactive state. Links change it without reloading the page. */

interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const readUrl = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

let current = $state.raw(readUrl());

export const route = (): Route => current;

/** Show the page at `url`. */
export function navigate(url: string): void {
  const isOtherPage = new URL(url, location.href).pathname !== location.pathname;
  history.pushState(null, '', url);
  current = readUrl();
  if (isOtherPage && !current.hash) scrollTo(0, 0);
}

/** Change only what the address bar shows, for a page that already shows the content of `url`. */
export const replaceUrl = (url: string): void => history.replaceState(null, '', url);

const SERVER_PATHS = /^\/(api|schema|metrics|healthz)(\/|$)/;

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (SERVER_PATHS.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  navigate(link.href);
}

/** Listen to clicks on links and to the browser's back button. Call once. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = readUrl()));
  document.addEventListener('click', followLink);
}

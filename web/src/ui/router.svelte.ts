/** Which page is shown: the address decides, links change it without loading anew. */

interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const read = (): Route => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

let current = $state.raw(read());

export const route = (): Route => current;

export function go(address: string, { replace = false } = {}): void {
  const isElsewhere = new URL(address, location.href).pathname !== location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  current = read();
  if (isElsewhere && !current.hash) scrollTo(0, 0);
}

/** Changes the address bar only: the page has shown it already. */
export const note = (address: string): void => history.replaceState(null, '', address);

const OF_THE_SERVER = /^\/(api|schema|metrics|healthz)(\/|$)/;

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (OF_THE_SERVER.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}

/** Call once. */
export function followAddress(): void {
  addEventListener('popstate', () => (current = read()));
  document.addEventListener('click', followLink);
}

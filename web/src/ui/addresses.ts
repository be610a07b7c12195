/**
 * Addresses of pages. A page has a path such as `/t/abc?ply=3#R2`. A server knows these paths. A static host
 * knows a single document, in any folder: there the path follows `#` in the address.
 */
import { hasPaths } from '../net/host';

/** Paths that a server answers itself. */
const SERVER_PATHS = /^\/(api|schema|metrics|healthz)(\/|$)/;

/** The `href` of the page at `path`. */
export const hrefOf = (path: string): string => (hasPaths ? path : `#${path}`);

/** The whole address of the page at `path`, to be sent to others. */
export const addressOf = (path: string): string => new URL(hrefOf(path), location.href).href;

/** The path of the page at the address `url`; null if there is none of our pages. */
export function pathAt(url: URL): string | null {
  if (url.origin !== location.origin) return null;
  if (hasPaths) return SERVER_PATHS.test(url.pathname) ? null : url.pathname + url.search + url.hash;
  if (url.pathname !== location.pathname || url.search !== location.search) return null;
  return url.hash.startsWith('#/') ? url.hash.slice(1) : null;
}

/** The code of the client lies in one folder of the site. */
const CODE: string = import.meta.url;

/** The whole address of the file `name` in the folder of the site. */
export const fileAddress = (name: string): string => new URL(`../${name}`, CODE).href;

/** Who hosts the tables: a server, or this device alone. `index.html` says so. */

const LOCAL_ID = /(^|\/)here-/;

const host = globalThis.document?.documentElement.dataset['host'];

/** Whether the server of this site cannot be reached now: its service worker has opened this page. */
export const isServerAway = host === 'away';

/** Whether there is no server to play on: the files lie on a static host, or the server cannot be reached. */
export const isOnlyOnDevice = host === 'device' || isServerAway;

/** Whether every page has a path of its own; a static host knows no paths but those of files. */
export const hasPaths = host !== 'device';

/** Whether the table `id` is one of this device. */
export const isLocalTable = (id: string): boolean => id.startsWith('here-');

/** Whether this device answers for `path`: everything where there is no server, else tables of its own. */
export const isOnDevice = (path: string): boolean => isOnlyOnDevice || LOCAL_ID.test(path);

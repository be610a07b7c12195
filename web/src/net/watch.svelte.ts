/** Public games under way, strongest first. A socket keeps them up to date while they are watched. */
import type { FromWatchList, WatchedTable } from './protocol';
import { Socket } from './socket';

/** Merge what has changed into the games that are known, in the order of `ids`. */
export function merged(
  known: readonly WatchedTable[],
  ids: readonly string[],
  changed: readonly WatchedTable[],
): WatchedTable[] {
  const byId = new Map([...known, ...changed].map((each) => [each.table.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Follow the games; `onchange` is called with all of them. Returns a function that ends it. */
export function watchGames(onchange: (games: WatchedTable[]) => void): () => void {
  let games: WatchedTable[] = [];
  const socket = new Socket<FromWatchList>('/ws/watch', {
    isWelcome: ({ type }) => type === 'watched' || type === 'pong',
    onmessage: (message) => {
      if (message.type === 'watched') onchange((games = merged(games, message.ids, message.changed)));
    },
    onconnection: () => undefined,
  });
  return () => socket.close();
}

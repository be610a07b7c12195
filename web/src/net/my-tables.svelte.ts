/** The unfinished tables of this guest. While a page is open, a socket keeps them up to date. */
import * as api from './api';
import type { FromWatcher, TableSummary } from './protocol';
import { Socket } from './socket';

let tables = $state.raw<readonly TableSummary[] | null>(null);
let isConnected = false;
let socket: Socket<FromWatcher> | null = null;

/** All unfinished tables, newest first; null until they are loaded. */
export const myTables = (): readonly TableSummary[] | null => tables;

/** Follow the tables as they change. Call again once the reader is another guest, or has an account. */
export function watchMyTables(): void {
  socket?.close();
  tables = null;
  isConnected = false;
  socket = new Socket<FromWatcher>('/ws/mine', {
    isWelcome: ({ type }) => type === 'tables',
    onmessage: (message) => {
      if (message.type === 'tables') tables = message.tables;
    },
    onconnection: (isOpen) => (isConnected = isOpen),
  });
}

/** Load the tables, unless the socket brings them. Throws as the requests of `api` do. */
export async function loadMyTables(): Promise<void> {
  if (isConnected) return;
  const loaded = await api.myTables();
  if (!isConnected) tables = loaded;
}

/** Whether `table` waits for a move of this guest. */
export const isMyTurn = ({ is_asked, to_act, yours }: TableSummary): boolean =>
  is_asked && to_act !== null && yours.includes(to_act);

/** Whether anybody else plays at `table`, besides bots. */
export const hasOtherPeople = ({ seats, yours }: TableSummary): boolean =>
  seats.some(({ kind }, seat) => kind === 'person' && !yours.includes(seat));

/** Tables of `after` where the turn came since `before`. */
export function newTurns(before: readonly TableSummary[], after: readonly TableSummary[]): TableSummary[] {
  const waited = new Set(before.filter(isMyTurn).map(({ id }) => id));
  return after.filter((table) => isMyTurn(table) && !waited.has(table.id));
}

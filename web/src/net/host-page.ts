/** Requests about looking after a server. They throw as those of `api` do. */
import { request } from './api';
import type { Announce, BanAccount, CloseTable, HostOverview, Notes, RenameAccount, Unban } from './protocol';

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

/** What the host announces on every page. */
export const notes = (): Promise<Notes> => json('GET', '/notes');

export const overview = (): Promise<HostOverview> => json('GET', '/host');
export const closeTable = (table: string): Promise<HostOverview> =>
  json('POST', '/host/close', { table } satisfies CloseTable);
export const renameAccount = (name: string, to: string): Promise<HostOverview> =>
  json('POST', '/host/rename', { name, to } satisfies RenameAccount);
/** Let the account `name` do nothing for `days`; null: until the ban is lifted. */
export const banAccount = (name: string, days: number | null): Promise<HostOverview> =>
  json('POST', '/host/ban', { name, days } satisfies BanAccount);
export const unban = (name: string): Promise<HostOverview> => json('POST', '/host/unban', { name } satisfies Unban);
/** Show `text` on every page for `hours`; '': nothing. */
export const announceText = (text: string, hours: number): Promise<HostOverview> =>
  json('POST', '/host/announce', { text, hours } satisfies Announce);

/** The id of the table at the address `text`, or `text` itself. */
export const tableId = (text: string): string => /\/[tg]\/([\w-]+)/.exec(text)?.[1] ?? text.trim();

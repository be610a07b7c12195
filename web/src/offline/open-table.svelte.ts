/** Opens a new table, and on a device shows its first position until Python runs. */
import * as api from '../net/api';
import { navigate, route } from '../ui/router.svelte';
import { device } from './device.svelte';

type NewTable = Parameters<typeof api.createTable>[0];

let waiting = $state.raw<{ path: string; table: NewTable } | null>(null);

/** The table that this page waits for, because Python is still loading; null: none. */
export const waitingTable = (): NewTable | null => (waiting?.path === route().path ? waiting.table : null);

/** Open `table` and go to it. Throws as the requests of `api` do. */
export async function openTable(table: NewTable): Promise<void> {
  waiting = device.isLoading ? { path: route().path, table } : null;
  try {
    const { id } = await api.createTable(table);
    navigate(`/t/${id}`);
  } finally {
    waiting = null;
  }
}

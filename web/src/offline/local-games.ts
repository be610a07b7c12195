/** The games that this device keeps, for pages of a server: read without starting Python. */
import type { TableSummary } from '../net/protocol';
import { run } from './database';

/** A summary as it is stored: `taros/tables/summary.py`. */
interface Summary {
  table: TableSummary;
  host: string;
  guests: (string | null)[];
}

/** Return the games of this device, newest first; those that cannot be read are left out. */
export async function localGames(): Promise<TableSummary[]> {
  const { value } = JSON.parse(await run('["tables"]')) as { value?: unknown[] };
  return (value ?? [])
    .flatMap(readSummary)
    .filter(({ state }) => state !== 'removed')
    .sort((one, other) => other.created - one.created);
}

function readSummary(row: unknown): TableSummary[] {
  try {
    const { table, host, guests } = JSON.parse((row as { summary: string }).summary) as Summary;
    return [{ ...table, yours: guests.flatMap((guest, seat) => (guest === host ? [seat] : [])) }];
  } catch {
    return [];
  }
}

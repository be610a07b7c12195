import type { TableClient } from '../../net/table-client.svelte';

/** The open seats that the viewer may take: those reserved for the viewer, else those reserved for nobody. */
export function freeSeats({ seats, you }: Pick<TableClient, 'seats' | 'you'>): number[] {
  if (you.kept.length > 0) return you.kept;
  if (you.seats.length > 0) return [];
  return seats.flatMap(({ kind, name }, seat) => (kind === 'open' && name === '' ? [seat] : []));
}

import type { Table } from '../../net/table.svelte';

/** Open seats that one may take: those kept for us, else any that is kept for nobody. */
export function freeSeats({ seats, you }: Pick<Table, 'seats' | 'you'>): number[] {
  if (you.kept.length > 0) return you.kept;
  if (you.seats.length > 0) return [];
  return seats.flatMap(({ kind, name }, seat) => (kind === 'open' && name === '' ? [seat] : []));
}

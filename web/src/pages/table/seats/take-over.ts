import type { TableClient } from '../../../net/table-client.svelte';

/** A seat that a link hands over; it is not valid any more once somebody has taken it, or its player has moved. */
export interface TakeOver {
  seat: number;
  isValid: boolean;
}

/** What the link with the query parameter `seat` hands over to the viewer; null: nothing, or the viewer has it. */
export function takeOverOf({ info, seats, you }: Pick<TableClient, 'info' | 'seats' | 'you'>, seat: string | null): TakeOver | null {
  if (seat === null || !info || you.seats.length > 0) return null;
  const number = Number(seat);
  return { seat: number, isValid: info.state === 'playing' && seats[number]?.offered === true };
}

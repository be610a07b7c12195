/** Who sits where when a table is set up, before anyone changes it. */
import type { GameInfo, SeatSetup } from '../net/protocol';

export type Company = 'bots' | 'friends' | 'device';

/** As many as like to play: the most that the game takes, up to four. */
export const usualSeats = (game: GameInfo): number =>
  Math.max(...game.seats.filter((seats) => seats <= 4));

/** Bots are listed from the weakest on. */
export const usualBot = (bots: readonly string[]): string => bots.at(-1)!;

export function againstBots(game: GameInfo, bots: readonly string[], name: string): SeatSetup[] {
  return seatsFor('bots', usualSeats(game), bots, name);
}

export function seatsFor(
  company: Company,
  count: number,
  bots: readonly string[],
  name: string,
): SeatSetup[] {
  const others = Array.from({ length: count - 1 }, () => otherSeat(company, bots));
  return [{ kind: 'me', name }, ...others];
}

export function otherSeat(company: Company, bots: readonly string[]): SeatSetup {
  if (company === 'bots') return { kind: 'bot', bot: usualBot(bots) };
  return { kind: company === 'friends' ? 'open' : 'here', name: '' };
}

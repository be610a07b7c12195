/** Who sits where when a table is set up, before anyone changes it. */
import type { GameInfo, SeatSetup } from '../../net/protocol';

export type Company = 'bots' | 'friends' | 'device';

/** As many as like to play: the most that the game takes, up to four. */
export const usualSeats = (game: GameInfo): number =>
  Math.max(...game.seats.filter((seats) => seats <= 4));

/** Levels come first, from the weakest on: the second of them is for most people. */
export const usualBot = (game: GameInfo): string => game.bots[1]!;

export function seatsFor(company: Company, game: GameInfo, name: string): SeatSetup[] {
  const others = Array.from({ length: usualSeats(game) - 1 }, () => otherSeat(company, game));
  return [{ kind: 'me', name }, ...others];
}

export function otherSeat(company: Company, game: GameInfo): SeatSetup {
  if (company === 'bots') return { kind: 'bot', bot: usualBot(game) };
  return { kind: company === 'friends' ? 'open' : 'here', name: '' };
}

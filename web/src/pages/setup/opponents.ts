/** The seats of a new table, before the player changes them. */
import type { GameInfo, SeatSetup } from '../../net/protocol';

/** Against whom one plays: bots, friends on their own devices, or people at this device. */
export type Opponents = 'bots' | 'friends' | 'device';

/** The number of seats of a new table: the most that `game` allows, up to four. */
export const defaultSeatCount = (game: GameInfo): number =>
  Math.max(...game.seats.filter((seats) => seats <= 4));

/** The bot of a new table: the second level, since levels are listed first, weakest first; else the only bot. */
const defaultBot = (game: GameInfo): string => game.bots[1] ?? game.bots[0]!;

/** The bot for a first game: the weakest level, or the only bot. */
export const easiestBot = (game: GameInfo): string => game.bots[0]!;

/**
 * The seats of a new table of `game`: one for the player called `name`, the others for `opponents`. If those are
 * bots, each of them is `bot`.
 */
export function seatsAgainst(opponents: Opponents, game: GameInfo, name: string, bot?: string): SeatSetup[] {
  const others = Array.from({ length: defaultSeatCount(game) - 1 }, () => opponentSeat(opponents, game, bot));
  return [{ kind: 'me', name }, ...others];
}

/** A seat for one of `opponents`; for a bot, it is `bot`. */
export function opponentSeat(opponents: Opponents, game: GameInfo, bot: string = defaultBot(game)): SeatSetup {
  if (opponents === 'bots') return { kind: 'bot', bot };
  return { kind: opponents === 'friends' ? 'open' : 'here', name: '' };
}

/** How strong the levels are, in words: what one bot wins against the level below. */
import { botName } from '../../i18n/bots';
import { translate } from '../../i18n/translate.svelte';
import type { GameInfo, SeatSetup } from '../../net/protocol';
import type { Card } from './ChoiceCards.svelte';

const NEARLY_ALL = 0.95;
const DENOMINATORS = [2, 3, 4, 5, 10];
const FRACTIONS = DENOMINATORS.flatMap((of) => Array.from({ length: of - 1 }, (_, index) => ({ wins: index + 1, of })));

/** The simple fraction nearest to `share`, as the catalogues name it: 'wins-2-of-3', or 'most' for nearly all. */
export function fractionKey(share: number): string {
  if (share >= NEARLY_ALL) return 'most';
  const error = ({ wins, of }: { wins: number; of: number }): number => Math.abs(wins / of - share);
  const nearest = FRACTIONS.reduce((best, each) => (error(each) < error(best) ? each : best));
  return `wins-${nearest.wins}-of-${nearest.of}`;
}

/** A sentence on how strong `level` is at a table of `seats`. */
function strengthText({ levels }: GameInfo, level: string, seats: number): string {
  const names = Object.keys(levels);
  const below = names[names.indexOf(level) - 1];
  if (below === undefined) return translate('web-level-weakest');
  const wins = levels[level]![seats];
  if (wins === undefined) return translate('web-level-above', { level: botName(below) });
  return translate('web-level-wins', { share: fractionKey(wins), others: seats - 1, level: botName(below) });
}

/** The levels of `game` for a table of `seats`, from the weakest on. */
export const levelCards = (game: GameInfo, seats: number): Card[] =>
  Object.keys(game.levels).map((level) => ({
    value: level,
    name: botName(level),
    about: strengthText(game, level, seats),
  }));

/** The bot that all bots in `seats` are; null if they differ or there are none. */
export function commonBot(seats: readonly SeatSetup[]): string | null {
  const bots = new Set(seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot!));
  return bots.size === 1 ? [...bots][0]! : null;
}

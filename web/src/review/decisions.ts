/** Reads the moments of a game from its review. Moment n is after n plies. */
import type { Balance, Choice, Judged, Reviewed } from '../net/protocol';

/** The chances of all seats to win at `moment`. */
export const chancesAt = ({ start, plies }: Reviewed, moment: number): readonly number[] =>
  plies[moment - 1]?.chances ?? start;

/** The best move in place of the one that led to `moment`; null if that one was the best, or chance. */
export function betterMoveAt({ plies, best }: Reviewed, moment: number): Choice | null {
  const judged = plies[moment - 1];
  return judged?.word && judged.word !== 'best' ? (best[moment - 1] ?? null) : null;
}

export type Decision = Required<Judged> & { word: NonNullable<Judged['word']> };

/** The plies that a player decided, in order. */
export const decisionsOf = ({ plies }: Reviewed): Decision[] =>
  plies.filter((each): each is Decision => each.word !== null);

const GOOD: readonly string[] = ['best', 'fine'];

/** Whether the decision was an inaccuracy, a mistake or a blunder. */
export const isMistake = ({ word }: Decision): boolean => !GOOD.includes(word);

/** The next mistake after `moment`, or the last one before it if `direction` is -1. */
export function nextMistake(review: Reviewed, moment: number, direction: 1 | -1): Decision | undefined {
  const mistakes = decisionsOf(review).filter(isMistake);
  return direction > 0
    ? mistakes.find(({ ply }) => ply + 1 > moment)
    : mistakes.findLast(({ ply }) => ply + 1 < moment);
}

/** The seat whose chance changed most by `ply`, with its chances before and after. */
export function swingAt(review: Reviewed, ply: number): { seat: number; before: number; after: number } {
  const [before, after] = [chancesAt(review, ply), chancesAt(review, ply + 1)];
  const seats = after.map((chance, seat) => ({ seat, before: before[seat]!, after: chance }));
  return seats.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0]!;
}

/** A balance roundedBalance to `decimals`, so that its parts still add up: `choices` takes what rounding leaves. */
export function roundedBalance({ start, luck, result }: Balance, decimals: number): Balance {
  const unit = 10 ** decimals;
  const whole = (value: number): number => Math.round(value * unit);
  const choices = whole(result) - whole(start) - whole(luck);
  return { start: whole(start) / unit, luck: whole(luck) / unit, choices: choices / unit, result: whole(result) / unit };
}

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

/** The mistakes of `seat`, in order; of all seats if it is null. */
export const mistakesOf = (review: Reviewed, seat: number | null): Decision[] =>
  decisionsOf(review).filter((each) => isMistake(each) && (seat === null || each.actor === seat));

/** The next of `mistakes` after `moment`, or the last one before it if `direction` is -1. */
export function nextMistake(mistakes: Decision[], moment: number, direction: 1 | -1): Decision | undefined {
  return direction > 0
    ? mistakes.find(({ ply }) => ply + 1 > moment)
    : mistakes.findLast(({ ply }) => ply + 1 < moment);
}

/** A balance in a unit of `size`, rounded to `decimals` so that its parts still add up: `choices` takes what rounding leaves. */
export function roundedBalance({ start, luck, result }: Balance, decimals: number, size = 1): Balance {
  const parts = 10 ** decimals;
  const whole = (value: number): number => Math.round((value / size) * parts) + 0; // + 0: never -0
  const choices = whole(result) - whole(start) - whole(luck);
  return { start: whole(start) / parts, luck: whole(luck) / parts, choices: choices / parts, result: whole(result) / parts };
}

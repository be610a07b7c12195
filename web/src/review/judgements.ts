/** What a review says of the moments of a game; moment n is after n plies. */
import type { Balance, Choice, Judged, Reviewed } from '../net/protocol';

export const chancesAt = ({ start, plies }: Reviewed, moment: number): readonly number[] =>
  plies[moment - 1]?.chances ?? start;

/** The best move in place of the one that led to a moment; null if it was that, or no choice. */
export function betterAt({ plies, best }: Reviewed, moment: number): Choice | null {
  const judged = plies[moment - 1];
  return judged?.word && judged.word !== 'best' ? (best[moment - 1] ?? null) : null;
}

export type Decision = Required<Judged> & { word: NonNullable<Judged['word']> };

export const decisionsOf = ({ plies }: Reviewed): Decision[] =>
  plies.filter((each): each is Decision => each.word !== null);

const GOOD: readonly string[] = ['best', 'fine'];

/** It could have been better. */
export const isSlip = ({ word }: Decision): boolean => !GOOD.includes(word);

/** The next slip from a moment on, or back; undefined if there is none. */
export function nextSlip(review: Reviewed, moment: number, way: 1 | -1): Decision | undefined {
  const slips = decisionsOf(review).filter(isSlip);
  return way > 0 ? slips.find(({ ply }) => ply + 1 > moment) : slips.findLast(({ ply }) => ply + 1 < moment);
}

/** Whose chance changed most when a ply was played. */
export function swingAt(review: Reviewed, ply: number): { seat: number; before: number; after: number } {
  const [before, after] = [chancesAt(review, ply), chancesAt(review, ply + 1)];
  const seats = after.map((chance, seat) => ({ seat, before: before[seat]!, after: chance }));
  return seats.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0]!;
}

/** The same to so many decimals, so that what is read adds up: choices take what rounding leaves. */
export function rounded({ start, luck, result }: Balance, decimals: number): Balance {
  const unit = 10 ** decimals;
  const whole = (value: number): number => Math.round(value * unit);
  const choices = whole(result) - whole(start) - whole(luck);
  return { start: whole(start) / unit, luck: whole(luck) / unit, choices: choices / unit, result: whole(result) / unit };
}

/** How far the boats have come. */
import type { Boat, Point, View } from '../types';

/** The present rank of a boat, from 1: boats at home by their places, the others by their distance home. */
export function rankOf(boats: readonly Boat[], seat: number): number {
  const key = ({ place, way }: Boat) => (place > 0 ? place - 100 : (way ?? Infinity));
  return 1 + boats.filter((boat) => key(boat) < key(boats[seat]!)).length;
}

/** The number of the mark that the boat of `seat` has to round next; null if it has to cross the line. */
export function nextMark(view: View, seat: number): number | null {
  const { started, rounded } = view.boats[seat]!;
  const marks = view.sea.buoys.length - 2;
  return started && rounded < marks ? rounded + 1 : null;
}

/** The points that the boat of `seat` sails to: the next mark, or both ends of the line. */
export function goalsOf(view: View, seat: number): readonly Point[] {
  const mark = nextMark(view, seat);
  return mark === null ? view.sea.line : [view.sea.buoys[mark + 1]!.at];
}

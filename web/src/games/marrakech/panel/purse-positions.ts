/** The positions of the purses in the seat panels, to which coins fly from the board. */
import type { Attachment } from 'svelte/attachments';

const purses = new Map<number, Element>();

/** Register an element as the purse of `seat`. */
export const registerPurse =
  (seat: number): Attachment =>
  (element) => {
    purses.set(seat, element);
    return () => purses.delete(seat);
  };

/** The centre of the purse of `seat` on the screen; null if it is not visible. */
export function pursePosition(seat: number): DOMPoint | null {
  const box = purses.get(seat)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

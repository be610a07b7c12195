/** Where coins fly to: the panels of the seats say where their purses are. */
import type { Attachment } from 'svelte/attachments';

const purses = new Map<number, Element>();

export const purse =
  (seat: number): Attachment =>
  (element) => {
    purses.set(seat, element);
    return () => purses.delete(seat);
  };

/** On the screen; null if the purse is not to be seen. */
export function purseAt(seat: number): DOMPoint | null {
  const box = purses.get(seat)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

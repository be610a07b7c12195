/** Texts for the items of a course. */
import { joinPhrases } from '../../../i18n/names';
import { refusalText } from '../../../i18n/refusals';
import { translate } from '../../../i18n/translate.svelte';
import type { Refusal } from '../../../net/protocol';
import { itemOfField, partsOf, positionOf, type Draft, type Item } from './draft';

export function itemName(item: Item): string {
  const { kind, index, corner } = partsOf(item);
  const number = index + 1;
  if (kind === 'line') return translate(index === 0 ? 'regatta-web-course-line-left' : 'regatta-web-course-line-right');
  if (corner !== null) return translate('regatta-web-course-corner', { island: number, corner: corner + 1 });
  return translate(`regatta-web-course-${kind}`, { number });
}

/** An item with its position, and a mark with its colour and side. */
export function itemDescription(draft: Draft, item: Item): string {
  const { kind, index } = partsOf(item);
  const [x, y] = positionOf(draft, item);
  const at = translate('regatta-web-course-at', { name: itemName(item), x: String(x), y: String(y) });
  if (kind !== 'marks') return at;
  const { side, colour } = draft.marks[index]!;
  return joinPhrases([at, colourName(colour), sideName(side)]);
}

export const colourName = (colour: string): string => translate(`regatta-web-course-colour-${colour}`);
export const sideName = (side: string): string => translate(`regatta-web-course-${side}`);

/** The item that is wrong, and why; for a file that cannot be read, the server's reason. */
export function faultText(refusal: Refusal): string {
  const { reason } = refusal.arguments;
  if (typeof reason !== 'object' || !('key' in reason) || reason.key === 'regatta-reason') return refusalText(refusal);
  const item = faultyItem(refusal);
  const why = refusalText({ ...refusal, ...reason });
  return item ? translate('web-labelled', { label: faultyName(item), text: why }) : why;
}

/** The name of a faulty item; the line and the edge are named as a whole. */
function faultyName(item: Item): string {
  const { kind } = partsOf(item);
  return kind === 'line' || kind === 'edge' ? translate(`regatta-web-course-whole-${kind}`) : itemName(item);
}

export const faultyItem = ({ arguments: { field } }: Refusal): Item | null =>
  typeof field === 'string' ? itemOfField(field) : null;

/** The sea in words, for panels, buttons and those who hear it. */
import type { Refusal } from '../../net/protocol';
import { refusalText } from '../../i18n/refusals';
import { hasTranslation, language, translate } from '../../i18n/translate.svelte';
import type { SailMove } from './state/choices';
import type { Boat, Card, Colour, Point, View } from './types';

export const colourName = (colour: Colour): string => translate(`regatta-web-colour-${colour}`);

/** Millimetres as metres. */
export const metres = (way: number): string =>
  (way / 1000).toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function turnName(turn: number): string {
  if (turn === 0) return translate('regatta-way-ahead');
  return translate(turn > 0 ? 'regatta-way-port' : 'regatta-way-starboard', { degrees: Math.abs(turn) });
}

/** Why not; where, the sea isVisible by a mark. */
export function reasonText(reason: Refusal, names: readonly string[]): string {
  const key = `regatta-web-${reason.key.replace('regatta-', '')}`;
  return refusalText(hasTranslation(key) ? { ...reason, key } : reason, names);
}

/** "45° to port, ends clear, 1.24 m from home", or why not. */
export function sailLabel(exit: SailMove, card: Card | undefined, names: readonly string[]): string {
  const turn = card?.arrows.find(({ name }) => name === exit.arrow)?.turn ?? 0;
  const way = turnName(turn);
  if (exit.reason) return `${way}: ${reasonText(exit.reason, names)}`;
  if (exit.home) return translate('regatta-web-exit-home', { way });
  const end = translate(exit.cutShort ? 'regatta-web-ends-short' : 'regatta-web-ends-clear');
  const left = exit.way === null ? '' : `, ${translate('regatta-web-from-home', { metres: metres(exit.way) })}`;
  return `${way}, ${end}${left}`;
}

/** Its ways from port to starboard, and its symbol. */
export function cardName(card: Card): string {
  if (card.symbol === 'sun') return translate('regatta-web-card-sun');
  const ways = card.arrows
    .toSorted((a, b) => b.turn - a.turn)
    .map(({ turn, name }) => turnName(turn) + (isShort(name) ? ` (${translate('regatta-web-short')})` : ''));
  const named = translate('regatta-web-card', { ways: ways.join(', ') });
  return card.symbol ? `${named}, ${translate(`regatta-web-symbol-${card.symbol}`)}` : named;
}

const isShort = (arrow: string): boolean => arrow[0] !== arrow[0]!.toUpperCase();

/** Why a card cannot be sailed at all. */
export function cannotSailText(reasons: readonly Refusal[], names: readonly string[]): string {
  const texts = new Set(reasons.map((reason) => reasonText(reason, names)));
  return translate('regatta-web-cannot', { reason: [...texts].join(' ') });
}

/** 1 for whoever leads: those at home by their places, the others by their way. */
export function placeOf(boats: readonly Boat[], seat: number): number {
  const key = ({ place, way }: Boat) => (place > 0 ? place - 100 : (way ?? Infinity));
  return 1 + boats.filter((boat) => key(boat) < key(boats[seat]!)).length;
}

/** What a boat makes for: the number of a mark, or null for the line. */
export function nextMark(view: View, seat: number): number | null {
  const { started, rounded } = view.boats[seat]!;
  const marks = view.sea.buoys.length - 2;
  return started && rounded < marks ? rounded + 1 : null;
}

/** Where that is: the mark, or both ends of the line. */
export function goalsOf(view: View, seat: number): readonly Point[] {
  const mark = nextMark(view, seat);
  return mark === null ? view.sea.line : [view.sea.buoys[mark + 1]!.at];
}

export function nextName(view: View, seat: number): string {
  const boat = view.boats[seat]!;
  if (boat.place > 0) return translate('regatta-web-is-home');
  const mark = nextMark(view, seat);
  if (mark !== null) return translate('regatta-web-next-mark', { mark });
  return translate(boat.started ? 'regatta-web-next-home' : 'regatta-web-next-start');
}

/** A line for every boat: where it lies, where it is going, how far it is from home. */
export function positionLines(view: View, names: readonly string[]): string[] {
  return view.boats.flatMap((boat, seat) => {
    if (!boat.pose) return [];
    const [x, y, heading] = boat.pose.map(Math.round);
    const parts = [
      translate('regatta-web-boat', {
        name: names[seat] ?? colourName(boat.colour),
        colour: colourName(boat.colour),
        x: x!,
        y: y!,
        heading: heading!,
      }),
      nextName(view, seat),
    ];
    if (boat.way !== null && boat.place === 0) parts.push(translate('regatta-web-from-home', { metres: metres(boat.way) }));
    if (boat.becalmed) parts.push(translate('regatta-web-becalmed'));
    return [parts.join(', ')];
  });
}

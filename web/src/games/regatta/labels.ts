/** Texts for panels, buttons and screen readers. */
import { hasTranslation, language, translate, translateWords } from '../../i18n/translate.svelte';
import type { Reason } from '../../net/protocol';
import type { SailMove } from './state/choices';
import { nextMark } from './state/progress';
import type { Card, Colour, View } from './types';

export const colourName = (colour: Colour): string => translate(`regatta-colour-${colour}`);

/** A length in millimetres as a text in metres. */
export const metres = (millimetres: number): string =>
  (millimetres / 1000).toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A turn in words; to port is positive. */
export function turnName(turn: number): string {
  if (turn === 0) return translate('regatta-way-ahead');
  return translate(turn > 0 ? 'regatta-way-port' : 'regatta-way-starboard', { degrees: Math.abs(turn) });
}

/** The text of `reason`, without coordinates if there is such a text: a marker on the sea shows the point. */
export function reasonText(reason: Reason, names: readonly string[]): string {
  const key = `regatta-web-${reason.key.replace('regatta-', '')}`;
  return translateWords({ key: hasTranslation(key) ? key : reason.key, arguments: reason.arguments }, names);
}

/** The label of a sail move: "45° to port, ends clear, 1.24 m from home", or why it is refused. */
export function sailLabel(move: SailMove, card: Card | undefined, names: readonly string[]): string {
  const turn = card?.arrows.find(({ name }) => name === move.arrow)?.turn ?? 0;
  const direction = turnName(turn);
  if (move.reason) return `${direction}: ${reasonText(move.reason, names)}`;
  if (move.home) return translate('regatta-web-exit-home', { way: direction });
  const end = translate(move.cutShort ? 'regatta-web-ends-short' : 'regatta-web-ends-clear');
  const left = move.distanceHome === null ? '' : `, ${translate('regatta-web-from-home', { metres: metres(move.distanceHome) })}`;
  return `${direction}, ${end}${left}`;
}

/** The name of a card: its ways and its symbol. */
export const cardName = (card: Card): string => translateWords(card.words, []);

/** The name of a card, and what its symbol does. */
export function cardLabel(card: Card): string {
  const name = cardName(card);
  return card.symbol ? translate(`regatta-web-card-${card.symbol}`, { card: name }) : name;
}

/** The labels of `cards`. Those that are alike are numbered, so that no two have the same name. */
export function cardNames(cards: readonly Card[]): string[] {
  const names = cards.map(cardLabel);
  return names.map((name, index) => {
    const count = names.filter((other) => other === name).length;
    if (count === 1) return name;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return translate('regatta-web-copy', { card: name, number, count });
  });
}

/** Why no arrow of a card can be sailed. */
export function cannotSailText(reasons: readonly Reason[], names: readonly string[]): string {
  const texts = new Set(reasons.map((reason) => reasonText(reason, names)));
  return translate('regatta-web-cannot', { reason: [...texts].join(' ') });
}

/** What the boat of `seat` sails to next, in words. */
export function nextName(view: View, seat: number): string {
  const boat = view.boats[seat]!;
  if (boat.place > 0) return translate('regatta-web-is-home');
  const mark = nextMark(view, seat);
  if (mark !== null) return translate('regatta-web-next-mark', { mark });
  return translate(boat.started ? 'regatta-web-next-home' : 'regatta-web-next-start');
}

/** The position as lines of text, one for each boat: where it is, where it sails to, how far it is from home. */
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

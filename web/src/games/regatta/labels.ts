/** Texts for panels, buttons and screen readers. */
import { joinPhrases } from '../../i18n/names';
import { defaultName, hasTranslation, language, translate, translateWords } from '../../i18n/translate.svelte';
import type { Reason } from '../../net/protocol';
import type { SailMove } from './state/choices';
import { bearing, bowLength, distance, relativePoint, turnBetween } from './geometry';
import { nextMark } from './state/progress';
import type { Card, Colour, Point, Pose, View } from './types';

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
  if (move.reason) return translate('web-labelled', { label: direction, text: reasonText(move.reason, names) });
  if (move.home) return translate('regatta-web-exit-home', { way: direction });
  const end = translate(move.cutShort ? 'regatta-web-ends-short' : 'regatta-web-ends-clear');
  const left = move.distanceHome === null ? [] : [translate('regatta-web-from-home', { metres: metres(move.distanceHome) })];
  return joinPhrases([direction, end, ...left]);
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

/** A line of text about the position. */
export interface PositionLine {
  text: string;
  /** Of the boat that the line is about. */
  pose?: Pose;
}

/** The position as lines of text: the boats, the marks and the line, as they lie from the bow of the viewer's boat. */
export function positionLines(view: View, names: readonly string[]): PositionLine[] {
  const own = view.viewer ?? view.seat;
  const from = view.boats[own]?.pose ?? null;
  const boats = view.boats.flatMap((boat, seat): PositionLine[] => {
    if (!boat.pose) return [];
    const called = { name: names[seat] ?? defaultName(seat), colour: colourName(boat.colour) };
    const parts = [
      seat === own || !from
        ? translate('regatta-web-own-boat', { ...called, heading: Math.round(boat.pose[2]) % 360 })
        : translate('regatta-web-boat', { ...called, where: whereFrom(view, from, boat.pose) }),
      nextName(view, seat),
    ];
    if (boat.way !== null && boat.place === 0) parts.push(translate('regatta-web-from-home', { metres: metres(boat.way) }));
    if (boat.becalmed) parts.push(translate('regatta-web-becalmed'));
    return [{ text: joinPhrases(parts), pose: boat.pose }];
  });
  return from ? [...boats, ...buoyLines(view, from)] : boats;
}

function buoyLines(view: View, from: Pose): PositionLine[] {
  const [left, right, ...marks] = view.sea.buoys;
  const middle: Point = [(left!.at[0] + right!.at[0]) / 2, (left!.at[1] + right!.at[1]) / 2];
  return [
    ...marks.map(({ at }, index) => ({ text: translate('regatta-web-mark-at', { mark: index + 1, where: whereFrom(view, from, at) }) })),
    { text: translate('regatta-web-line-at', { where: whereFrom(view, from, middle) }) },
  ];
}

/** Where a point lies from the bow of the boat at `from`: "30° to starboard, 4.20 m". */
function whereFrom({ sea }: View, from: Pose, to: Point | Pose): string {
  const bow = relativePoint(from, bowLength(sea));
  const turn = Math.round(turnBetween(from[2], bearing(bow, to)));
  return translate('regatta-web-where', { bearing: bearingName(turn), metres: metres(distance(bow, to)) });
}

/** The direction of what lies `turn` degrees to starboard of the bow. */
function bearingName(turn: number): string {
  if (turn === 0) return translate('regatta-web-ahead');
  return Math.abs(turn) === 180 ? translate('regatta-web-astern') : turnName(-turn);
}

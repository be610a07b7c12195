/** Texts for buttons and screen readers. */
import { joinStatements } from '../../i18n/names';
import { translate } from '../../i18n/translate.svelte';
import { stopsOf, type Direction, type Placement } from './state/choices';
import type { Colour, View } from './types';

export const colourName = (colour: Colour): string => translate(`marrakech-colour-${colour}`);

/** The label of a direction; with odds and costs of its squares if `showOdds`. */
export function directionLabel(direction: Direction, showOdds: boolean): string {
  const turn = translate(`marrakech-web-turn-${direction.text}`);
  if (!showOdds) return turn;
  const stops = stopsOf(direction).map(({ square, weight, cost }) =>
    translate('marrakech-web-ending', { weight, square, cost }),
  );
  return translate('web-labelled', { label: turn, text: joinStatements(stops) });
}

export function placementLabel({ squares }: Placement, colour: Colour): string {
  const [first, other] = squares;
  return translate('marrakech-web-place', { colour: colourName(colour), first: first!, other: other! });
}

/** The position as lines of text: where Assam stands, and every visible rug. */
export function positionLines(view: View): string[] {
  const facing = translate(`marrakech-web-${view.facing}`);
  return [
    translate('marrakech-web-assam', { square: view.assam, facing }),
    ...view.pieces.map(({ colour, squares: [first, other] }) =>
      other === undefined
        ? translate('marrakech-web-half', { colour: colourName(colour), square: first! })
        : translate('marrakech-web-rug', { colour: colourName(colour), first: first!, other }),
    ),
  ];
}

/** The board in words, for those who hear it. */
import { translate } from '../../i18n/translate.svelte';
import { endingsOf, oddsOf, type Place, type Way } from './state/choices';
import type { Colour, View } from './types';

export const colourName = (colour: Colour): string => translate(`marrakech-colour-${colour}`);

/** A way in words, with where it may lead if that is to be shown. */
export function wayLabel(way: Way, withOdds: boolean): string {
  const turn = translate(`marrakech-web-turn-${way.text}`);
  if (!withOdds) return turn;
  const endings = endingsOf(way).map(({ square, weight, cost }) =>
    translate('marrakech-web-ending', { odds: oddsOf(weight), square, cost }),
  );
  return `${turn}: ${endings.join('; ')}`;
}

export function placeLabel({ squares }: Place, colour: Colour): string {
  const [first, other] = squares;
  return translate('marrakech-web-place', { colour: colourName(colour), first: first!, other: other! });
}

/** Where Assam stands, and every rug that shows. */
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

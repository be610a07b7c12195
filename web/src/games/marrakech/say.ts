/** The board in words, for those who hear it. */
import { say } from '../../words/words.svelte';
import { endingsOf, oddsOf, type Place, type Way } from './state/choices';
import type { Colour, View } from './types';

export const colourName = (colour: Colour): string => say(`marrakech-colour-${colour}`);

/** A way in words, with where it may lead if that is to be shown. */
export function wayLabel(way: Way, withOdds: boolean): string {
  const turn = say(`marrakech-web-turn-${way.text}`);
  if (!withOdds) return turn;
  const endings = endingsOf(way).map(({ square, weight, cost }) =>
    say('marrakech-web-ending', { odds: oddsOf(weight), square, cost }),
  );
  return `${turn}: ${endings.join('; ')}`;
}

export function placeLabel({ squares }: Place, colour: Colour): string {
  const [first, other] = squares;
  return say('marrakech-web-place', { colour: colourName(colour), first: first!, other: other! });
}

/** Where Assam stands, and every rug that shows. */
export function positionLines(view: View): string[] {
  const facing = say(`marrakech-web-${view.facing}`);
  return [
    say('marrakech-web-assam', { square: view.assam, facing }),
    ...view.pieces.map(({ colour, squares: [first, other] }) =>
      other === undefined
        ? say('marrakech-web-half', { colour: colourName(colour), square: first! })
        : say('marrakech-web-rug', { colour: colourName(colour), first: first!, other }),
    ),
  ];
}

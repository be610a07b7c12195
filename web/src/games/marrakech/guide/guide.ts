/** The guided first turn: turn, roll, pay, lay. Whichever way is chosen, a rival's rug is there. */
import type { GuideStep } from '../../contract';
import type { Choice } from '../../../net/protocol';
import type { Turn } from '../state/choices';
import { placesOf } from '../state/choices';
import { viewAfter } from '../state/pieces';
import recorded from './recorded.json';
import type { Laying, Motion, View } from '../types';

interface Seen {
  motion: Motion;
  view: View;
}

interface Lesson {
  view: View;
  choices: Choice[];
  ways: Record<Turn, { turned: Seen; walked: Seen; places: Choice[] }>;
}

const LESSON = recorded.lesson as unknown as Lesson;

export function guide(chosen: readonly string[]): GuideStep | null {
  const way = LESSON.ways[chosen[0] as Turn];
  switch (chosen.length) {
    case 0:
      return step('turn', LESSON.view, null, LESSON.choices, ['assam']);
    case 1:
      return step('roll', way.turned.view, way.turned.motion, null, ['die']);
    case 2:
      return step('pay', way.walked.view, way.walked.motion, null, []);
    case 3:
      return step('lay', way.walked.view, null, way.places, []);
    case 4: {
      const laid = layingOf(way.walked.view, way.places, chosen[3]!);
      return step('end', viewAfter(way.walked.view, laid), laid, null, laid.squares);
    }
    default:
      return null;
  }
}

function step(
  name: string,
  view: View,
  motion: Motion | null,
  choices: Choice[] | null,
  light: readonly string[],
): GuideStep {
  return { textKey: `marrakech-web-guide-${name}`, view: { ...view, light }, motion, choices };
}

function layingOf(view: View, places: Choice[], text: string): Laying {
  const { squares } = placesOf(places).find((place) => place.text === text)!;
  const colour = view.players[view.seat]!.next_rug!;
  return { type: 'lay', seat: view.seat, squares, colour };
}

/** The guided first turn: turn, roll, pay, lay. In each direction there is a rival's rug. */
import type { Choice } from '../../../net/protocol';
import type { GuideStep } from '../../contract';
import type { Turn } from '../state/choices';
import { placementsOf } from '../state/choices';
import { viewAfter } from '../state/view-after';
import type { RugLaid, PlyEvent, View } from '../types';
import recorded from './recorded.json';

interface Recorded {
  event: PlyEvent;
  view: View;
}

interface Lesson {
  view: View;
  choices: Choice[];
  directions: Record<Turn, { turned: Recorded; walked: Recorded; placements: Choice[] }>;
}

const LESSON = recorded.lesson as unknown as Lesson;

export function guide(chosen: readonly string[]): GuideStep | null {
  const branch = LESSON.directions[chosen[0] as Turn];
  switch (chosen.length) {
    case 0:
      return step('turn', LESSON.view, null, LESSON.choices, ['assam']);
    case 1:
      return step('roll', branch.turned.view, branch.turned.event, null, ['die']);
    case 2:
      return step('pay', branch.walked.view, branch.walked.event, null, []);
    case 3:
      return step('lay', branch.walked.view, null, branch.placements, []);
    case 4: {
      const laid = layingOf(branch.walked.view, branch.placements, chosen[3]!);
      return step('end', viewAfter(branch.walked.view, laid), laid, null, laid.squares);
    }
    default:
      return null;
  }
}

function step(
  name: string,
  view: View,
  event: PlyEvent | null,
  choices: Choice[] | null,
  light: readonly string[],
): GuideStep {
  return { textKey: `marrakech-web-guide-${name}`, view: { ...view, light }, event, choices };
}

function layingOf(view: View, placements: Choice[], text: string): RugLaid {
  const { squares } = placementsOf(placements).find((placement) => placement.text === text)!;
  const colour = view.players[view.seat]!.next_rug!;
  return { type: 'rug-laid', seat: view.seat, squares: [squares[0]!, squares[1]!], colour };
}

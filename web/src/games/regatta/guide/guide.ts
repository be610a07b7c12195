/** The guided first turn: sail a card, see a rival's zone, then stay and steer or exchange. */
import type { Blocked, Choice } from '../../../net/protocol';
import type { GuideStep } from '../../contract';
import { viewAfter } from '../state/view-after';
import type { PlyEvent, Preview, Steered, View } from '../types';
import lesson from './recorded/lesson.json';

interface Recorded {
  event: PlyEvent;
  /** Without the parts that all views of a race share. */
  view: Omit<View, 'sea' | 'kinds'>;
}

interface Lesson {
  view: View;
  choices: Choice[];
  blocked: Blocked[];
  /** What follows each first move. */
  branches: Record<string, { sailed: Recorded; rival: Recorded; stays: Choice[]; blocked: Blocked[] }>;
}

const LESSON = lesson as unknown as Lesson;

export function guide(chosen: readonly string[]): GuideStep | null {
  const branch = LESSON.branches[chosen[0] ?? ''];
  if (!branch) return step('sail', LESSON.view, null, LESSON.choices, LESSON.blocked);
  switch (chosen.length) {
    case 1:
      return step('sailed', branch.sailed.view, branch.sailed.event, null);
    case 2:
      return step('rival', branch.rival.view, branch.rival.event, null);
    case 3:
      return step('stay', branch.rival.view, null, branch.stays, branch.blocked);
    case 4: {
      const stayed = stayedBy(branch.rival.view, branch.stays, chosen[3]!);
      return step('end', stayed.view, stayed.event, null);
    }
    default:
      return null;
  }
}

function step(
  name: string,
  changing: Recorded['view'],
  event: PlyEvent | null,
  choices: Choice[] | null,
  blocked: Blocked[] = [],
): GuideStep {
  const view = completeView(changing);
  return { textKey: `regatta-web-guide-${name}`, view, event, choices, blocked };
}

const completeView = (view: Recorded['view']): View => ({
  ...view,
  sea: LESSON.view.sea,
  kinds: LESSON.view.kinds,
});

/** The event of steering or exchanging, and the view after it. */
function stayedBy(view: Recorded['view'], stays: readonly Choice[], text: string): Recorded {
  const { seat } = view;
  const pose = view.boats[seat]!.pose!;
  const exchanged = (stays.find((choice) => choice.text === text)?.preview as Preview | undefined)?.cards;
  if (exchanged && exchanged.length > 0) {
    const hand = [...view.hand];
    for (const card of exchanged) hand.splice(hand.indexOf(card), 1);
    const cards = exchanged.map((name) => LESSON.view.kinds.find((kind) => kind.name === name)!);
    return { event: { type: 'exchanged', seat, cards }, view: { ...view, hand } };
  }
  const heading = Number(text.split(' ')[1]);
  const event: Steered = { type: 'steered', seat, heading, poses: [pose, [pose[0], pose[1], heading]] };
  return { event, view: viewAfter(completeView(view), event) };
}

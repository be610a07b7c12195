/** The guided first turn: sail a card, see a rival's zone, then stay and steer or exchange. */
import type { GuideStep } from '../../contract';
import type { Blocked, Choice } from '../../../net/protocol';
import { viewAfter } from '../state/view-after';
import lesson from './recorded/lesson.json';
import type { Motion, Preview, View } from '../types';

interface Seen {
  motion: Motion;
  /** What is the same in every view of a race is left out. */
  view: Omit<View, 'sea' | 'kinds'>;
}

interface Lesson {
  view: View;
  choices: Choice[];
  blocked: Blocked[];
  /** By the first move. */
  ways: Record<string, { sailed: Seen; rival: Seen; stays: Choice[]; blocked: Blocked[] }>;
}

const LESSON = lesson as unknown as Lesson;

export function guide(chosen: readonly string[]): GuideStep | null {
  const way = LESSON.ways[chosen[0] ?? ''];
  if (!way) return step('sail', LESSON.view, null, LESSON.choices, LESSON.blocked);
  switch (chosen.length) {
    case 1:
      return step('sailed', way.sailed.view, way.sailed.motion, null);
    case 2:
      return step('rival', way.rival.view, way.rival.motion, null);
    case 3:
      return step('stay', way.rival.view, null, way.stays, way.blocked);
    case 4: {
      const stayed = stayedBy(way.rival.view, way.stays, chosen[3]!);
      return step('end', stayed.view, stayed.motion, null);
    }
    default:
      return null;
  }
}

function step(
  name: string,
  changing: Seen['view'],
  motion: Motion | null,
  choices: Choice[] | null,
  blocked: Blocked[] = [],
): GuideStep {
  const view = whole(changing);
  return { textKey: `regatta-web-guide-${name}`, view, motion, choices, blocked };
}

const whole = (view: Seen['view']): View => ({
  ...view,
  sea: LESSON.view.sea,
  kinds: LESSON.view.kinds,
});

/** What one sees of steering or exchanging. */
function stayedBy(view: Seen['view'], stays: readonly Choice[], text: string): Seen {
  const { seat } = view;
  const pose = view.boats[seat]!.pose!;
  const put = (stays.find((choice) => choice.text === text)?.preview as Preview | undefined)?.cards;
  if (put && put.length > 0) {
    const hand = [...view.hand];
    for (const card of put) hand.splice(hand.indexOf(card), 1);
    return { motion: { seat, cards: put }, view: { ...view, hand } };
  }
  const turned = [pose[0], pose[1], Number(text.split(' ')[1])] as const;
  const motion: Motion = { seat, poses: [pose, turned] };
  return { motion, view: viewAfter(whole(view), motion) };
}

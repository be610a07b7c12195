/** What the server says of a draft: how a race on it would begin, or why there can be none. */
import { untrack } from 'svelte';
import * as api from '../../../net/api';
import type { Refusal } from '../../../net/protocol';
import type { View } from '../types';
import { tomlOf, type Draft } from './draft';

const PAUSE = 250; // ms in which a hand may still be moving
const AGAIN = 1500; // ms until a server that was asked too often, or is away, is asked again

export type CourseCheckResult =
  | { kind: 'asking' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'good'; view: View; course: string };

export class CourseCheck {
  verdict = $state.raw<CourseCheckResult>({ kind: 'asking' });
  /** The last race that could begin. */
  view = $state.raw<View | null>(null);

  /** To be made while a component is: it follows the draft. */
  constructor(draft: () => Draft, boats: () => number) {
    $effect(() => {
      const [drawn, seats] = [draft(), boats()];
      untrack(() => (this.verdict = { kind: 'asking' }));
      let timer = setTimeout(ask, PAUSE);
      let isOver = false;
      const answer = (verdict: CourseCheckResult): void => {
        if (isOver) return;
        this.verdict = verdict;
        if (verdict.kind === 'good') this.view = verdict.view;
        if (verdict.kind === 'unreachable') timer = setTimeout(ask, AGAIN);
      };
      function ask(): void {
        void checkCourse(tomlOf(drawn), seats).then(answer);
      }
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
  }
}

/** A course as the engine reads it: its file, its line, or the name of a shipped one. */
export async function checkCourse(course: string, seats: number): Promise<CourseCheckResult> {
  try {
    const { view, options } = await api.start({ game: 'regatta', seats, options: { course } });
    return { kind: 'good', view: view as View, course: String((options as Record<string, unknown>)['course']) };
  } catch (error) {
    const isTooFast = error instanceof api.RefusedError && error.refusal.key === 'too-fast';
    if (!(error instanceof api.RefusedError) || isTooFast) return { kind: 'unreachable' };
    return { kind: 'refused', refusal: error.refusal };
  }
}

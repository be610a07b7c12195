/** Lets the server check a course while it is being edited. */
import { untrack } from 'svelte';
import * as api from '../../../net/api';
import type { Refusal } from '../../../net/protocol';
import type { View } from '../types';
import { tomlOf, type Draft } from './draft';

const DELAY = 250; // ms without a change before the server is asked
const RETRY = 1500; // ms until the next request to a server that was busy or unreachable

export type CourseCheckResult =
  | { kind: 'checking' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'valid'; view: View; course: string };

export class CourseCheck {
  result = $state.raw<CourseCheckResult>({ kind: 'checking' });
  /** The view of the last valid course. */
  view = $state.raw<View | null>(null);

  /** Follow `draft`. Call this while a component initialises, since it creates effects. */
  constructor(draft: () => Draft, boats: () => number) {
    $effect(() => {
      const [drawn, seats] = [draft(), boats()];
      untrack(() => (this.result = { kind: 'checking' }));
      let timer = setTimeout(check, DELAY);
      let isOutdated = false;
      const receive = (result: CourseCheckResult): void => {
        if (isOutdated) return;
        this.result = result;
        if (result.kind === 'valid') this.view = result.view;
        if (result.kind === 'unreachable') timer = setTimeout(check, RETRY);
      };
      function check(): void {
        void checkCourse(tomlOf(drawn), seats).then(receive);
      }
      return () => {
        isOutdated = true;
        clearTimeout(timer);
      };
    });
  }
}

/** Let the server check `course`: the text of a file, a course in one line, or the name of a shipped one. */
export async function checkCourse(course: string, seats: number): Promise<CourseCheckResult> {
  try {
    const { view, options } = await api.start({ game: 'regatta', seats, options: { course } });
    return { kind: 'valid', view: view as View, course: String((options as Record<string, unknown>)['course']) };
  } catch (error) {
    const isTooFast = error instanceof api.RefusedError && error.refusal.key === 'too-fast';
    if (!(error instanceof api.RefusedError) || isTooFast) return { kind: 'unreachable' };
    return { kind: 'refused', refusal: error.refusal };
  }
}

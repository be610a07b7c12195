/** A review that is being made, or has been. */
import { review } from '../net/reviews';
import type { Replay, Reviewed, Reviewing as Steps } from '../net/protocol';
import { errorText } from '../i18n/refusals';

export class Reviewing {
  /** How far it is; null while nothing is being made. */
  steps = $state.raw<Steps | null>(null);
  reviewed = $state.raw<Reviewed | null>(null);
  trouble = $state('');
  #abort: AbortController | null = null;

  async begin(replay: Replay): Promise<void> {
    const abort = (this.#abort = new AbortController());
    this.trouble = '';
    this.steps = { type: 'reviewing', done: 0, total: replay.frames.length };
    try {
      this.reviewed = await review(replay, (steps) => (this.steps = steps), abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) this.trouble = errorText(error);
    } finally {
      this.steps = null;
    }
  }

  cancel(): void {
    this.#abort?.abort();
  }
}

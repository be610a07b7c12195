/** The request for the review of a game: its progress, and the review once it is made. */
import { errorText } from '../i18n/refusals';
import { review } from '../net/analysis/analysis';
import type { Replay, Reviewed, Reviewing } from '../net/protocol';

export class ReviewRequest {
  /** How far the review is; null while nobody works on it. */
  progress = $state.raw<Reviewing | null>(null);
  review = $state.raw<Reviewed | null>(null);
  error = $state('');
  #abort: AbortController | null = null;

  async start(replay: Replay): Promise<void> {
    const abort = (this.#abort = new AbortController());
    this.error = '';
    this.progress = { type: 'reviewing', done: 0, total: replay.frames.length };
    try {
      this.review = await review(replay, (progress) => (this.progress = progress), abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) this.error = errorText(error);
    } finally {
      this.progress = null;
    }
  }

  cancel(): void {
    this.#abort?.abort();
  }
}

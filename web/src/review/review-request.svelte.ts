/** The request for the review of a game: its progress, and the review once the server has made it. */
import { errorText } from '../i18n/refusals';
import type { Replay, Reviewed, Reviewing } from '../net/protocol';
import { requestReview } from '../net/reviews';

export class ReviewRequest {
  /** How far the server is; null while it does not work on the review. */
  progress = $state.raw<Reviewing | null>(null);
  review = $state.raw<Reviewed | null>(null);
  error = $state('');
  #abort: AbortController | null = null;

  async start(replay: Replay): Promise<void> {
    const abort = (this.#abort = new AbortController());
    this.error = '';
    this.progress = { type: 'reviewing', done: 0, total: replay.frames.length };
    try {
      this.review = await requestReview(replay, (progress) => (this.progress = progress), abort.signal);
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

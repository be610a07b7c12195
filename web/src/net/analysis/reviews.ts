/** Requests reviews of games. The server streams its progress and the review as lines of JSON. */
import { RefusedError, UnreachableError, request } from '../api';
import type { FromReviewer, Replay, Reviewed, Reviewing } from '../protocol';

/**
 * Request the review of a game, and call `onprogress` while the server works. Aborting by `signal` ends the
 * server's work unless other clients wait for this review.
 */
export async function requestReview(
  { id, record }: Replay,
  onprogress: (progress: Reviewing) => void,
  signal: AbortSignal,
): Promise<Reviewed> {
  const response = await (id === null
    ? request('POST', '/reviews', { record }, signal)
    : request('POST', `/replays/${id}/review`, undefined, signal));
  for await (const line of linesOf(response.body!)) {
    const message = JSON.parse(line) as FromReviewer;
    if (message.type === 'reviewed') return message;
    if (message.type === 'refused') throw new RefusedError(message.reason);
    onprogress(message);
  }
  throw new UnreachableError();
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let incomplete = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (incomplete + part.value).split('\n');
    incomplete = lines.pop()!;
    yield* lines;
  }
}

/** Reviews, as the server makes them: line by line. */
import { RefusedError, UnreachableError, ask } from './api';
import type { FromReviewer, Replay, Reviewed, Reviewing } from './protocol';

/** Judges a game, and says how far that is. Who aborts it ends it, unless somebody else waits too. */
export async function review(
  { id, record }: Replay,
  ongoing: (steps: Reviewing) => void,
  signal: AbortSignal,
): Promise<Reviewed> {
  const response = await (id === null
    ? ask('POST', '/reviews', { record }, signal)
    : ask('POST', `/replays/${id}/review`, undefined, signal));
  for await (const line of linesOf(response.body!)) {
    const said = JSON.parse(line) as FromReviewer;
    if (said.type === 'reviewed') return said;
    if (said.type === 'refused') throw new RefusedError(said.reason);
    ongoing(said);
  }
  throw new UnreachableError();
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (begun + part.value).split('\n');
    begun = lines.pop()!;
    yield* lines;
  }
}

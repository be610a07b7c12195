/** Works out hints and reviews of a server's games on this device, and keeps the reviews here. The server is told nothing. */
import { openableGames } from '../../kernels/open';
import type { Hint, Observation, PositionRequest, Reviewed, Reviewing } from '../../net/protocol';
import { BotWorkers } from './bot-workers';
import { run } from '../database';
import { canThink } from '../features';

const MOST_WORKERS = 2; // each has a Python of its own

/** The folder of Python's files, which the page names; null where its host has none. */
export const deviceFiles = (): string | null => document.documentElement.dataset['files'] ?? null;

/** Whether this device may be able to judge positions of `game`. */
export const canAnalyse = (game: string): boolean =>
  deviceFiles() !== null && canThink() && openableGames.includes(game);

/** Return the best move of the seat to act, from what it may know. Throws if it cannot be found here. */
export const hintHere = (observation: Observation): Promise<Hint> => ask<Hint>({ type: 'give-hint', observation }, true);

/** Return the best move in a position. Throws if it cannot be found here. */
export const adviceHere = (position: PositionRequest): Promise<Hint> => ask<Hint>({ type: 'give-hint-at', position }, true);

/**
 * Review the game of `record`, and call `onprogress` after each moment. Aborting by `signal` ends the work.
 * Throws if it cannot be done here.
 */
export async function reviewHere(
  record: string,
  onprogress: (progress: Reviewing) => void,
  signal: AbortSignal,
): Promise<Reviewed> {
  const moments = await ask<unknown[]>({ type: 'list-moments', record }, false);
  const judged = new Array<unknown>(moments.length);
  let next = 0;
  let done = 0;
  const judgeSome = async (): Promise<void> => {
    while (next < moments.length && !signal.aborted) {
      const number = next++;
      judged[number] = await ask({ type: 'judge', task: moments[number] }, false);
      onprogress({ type: 'reviewing', done: ++done, total: moments.length });
    }
  };
  await Promise.all(Array.from({ length: MOST_WORKERS }, judgeSome));
  signal.throwIfAborted();
  return ask<Reviewed>({ type: 'assemble', record, judged }, false);
}

/** What is kept of a review: other files may judge otherwise, or write it in another way. */
interface KeptReview {
  files: string | null;
  review: Reviewed;
}

/** Return the review of the table `id` that was kept here; null if there is none of this version. */
export async function keptReview(id: string): Promise<Reviewed | null> {
  const { value } = JSON.parse(await run(JSON.stringify(['review', id]))) as { value?: string | null };
  if (!value) return null;
  const { files, review } = JSON.parse(value) as KeptReview;
  return files === deviceFiles() ? review : null;
}

/** Keep the review of the table `id`, where the browser allows it. */
export async function keepReview(id: string, review: Reviewed): Promise<void> {
  const kept: KeptReview = { files: deviceFiles(), review };
  await run(JSON.stringify(['keepReview', id, JSON.stringify(kept)]));
}

let workers: BotWorkers | null = null;

/** Ask a worker; `taros/offline/bots.py` describes requests and answers. */
async function ask<Result>(request: object, isUrgent: boolean): Promise<Result> {
  workers ??= new BotWorkers(startWorker, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const answer = JSON.parse(await workers.ask(JSON.stringify(request), isUrgent)) as Result | { type: 'failed'; message: { key: string } };
  if (isFailed(answer)) throw new Error(answer.message.key);
  return answer;
}

const isFailed = (answer: unknown): answer is { type: 'failed'; message: { key: string } } =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'failed';

function startWorker(): Worker {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ files: new URL(deviceFiles()!, location.href).href });
  return worker;
}

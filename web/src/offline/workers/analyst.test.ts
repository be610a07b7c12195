/** Reviews that are divided among workers, and what is kept of them. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reviewed, Reviewing } from '../../net/protocol';

const MOMENTS = [0, 1, 2, 3, 4].map((ply) => ({ ply }));
const REVIEW = { type: 'reviewed', plies: [] };

interface Asked {
  type: string;
  task?: { ply: number };
  judged?: unknown[];
}

const asked: Asked[] = [];
let refusal: object | null = null;

class PythonWorker {
  onmessage: ((event: { data: object }) => void) | null = null;
  postMessage(message: { text?: string }): void {
    if (message.text === undefined) return;
    const request = JSON.parse(message.text) as Asked;
    asked.push(request);
    queueMicrotask(() => this.onmessage!({ data: { type: 'answer', text: JSON.stringify(refusal ?? answerTo(request)) } }));
  }
  terminate(): void {}
}

function answerTo({ type, task }: Asked): unknown {
  if (type === 'list-moments') return MOMENTS;
  return type === 'judge' ? { verdict: task!.ply } : REVIEW;
}

const stored = new Map<string, string>();
vi.mock('../database', () => ({
  run: (text: string) => {
    const [operation, id, body] = JSON.parse(text) as [string, string, string];
    if (operation === 'keepReview') stored.set(id, body);
    return Promise.resolve(JSON.stringify({ value: stored.get(id) ?? null }));
  },
}));

const files = { files: '/offline/one/' };
vi.stubGlobal('document', { documentElement: { dataset: files } });
vi.stubGlobal('location', { href: 'http://here/' });
vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
vi.stubGlobal('Worker', PythonWorker);
const { canAnalyse, hintHere, keepReview, keptReview, reviewHere } = await import('./analyst');

beforeEach(() => {
  asked.length = 0;
  refusal = null;
  files.files = '/offline/one/';
});

test('all moments are judged, and put together in order', async () => {
  const steps: Reviewing[] = [];
  const review = await reviewHere('moves', (step) => steps.push(step), new AbortController().signal);
  expect(review).toEqual(REVIEW);
  expect(steps.map(({ done, total }) => [done, total])).toEqual([1, 2, 3, 4, 5].map((done) => [done, 5]));
  expect(asked[0]).toEqual({ type: 'list-moments', record: 'moves' });
  expect(asked.at(-1)).toEqual({ type: 'assemble', record: 'moves', judged: MOMENTS.map(({ ply }) => ({ verdict: ply })) });
});

test('who leaves ends the review: at most one more moment is judged by each worker', async () => {
  const leaving = new AbortController();
  const reviewing = reviewHere('moves', () => leaving.abort(), leaving.signal);
  await expect(reviewing).rejects.toThrow('aborted');
  expect(asked.filter(({ type }) => type === 'judge').length).toBeLessThanOrEqual(2);
  expect(asked.some(({ type }) => type === 'assemble')).toBe(false);
});

test('what Python refuses is thrown', async () => {
  refusal = { type: 'failed', message: { key: 'bad-position', arguments: {} } };
  await expect(hintHere({ game: 'marrakech', ply: 0, state: [] })).rejects.toThrow('bad-position');
});

test('a kept review is shown until the files change', async () => {
  expect(await keptReview('t')).toBeNull();
  await keepReview('t', REVIEW as unknown as Reviewed);
  expect(await keptReview('t')).toEqual(REVIEW);
  files.files = '/offline/two/';
  expect(await keptReview('t')).toBeNull();
});

test('games without kernels, and hosts without files, are left to the server', () => {
  expect(canAnalyse('marrakech')).toBe(true);
  expect(canAnalyse('pig')).toBe(false);
  Reflect.deleteProperty(files, 'files');
  expect(canAnalyse('marrakech')).toBe(false);
});

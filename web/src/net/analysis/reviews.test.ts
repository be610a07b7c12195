/** Reviews arrive as lines, wherever the network splits them. */
import { afterEach, expect, test, vi } from 'vitest';
import { RefusedError, UnreachableError } from '../api';
import type { Replay } from '../protocol';
import { requestReview } from './reviews';

const REVIEWED = { type: 'reviewed', plies: [], bot: 'ă' };

/** Let the server answer with the bytes of `text`, in chunks of `size`. */
function answer(text: string, size: number): void {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(body))));
}

const ask = async (replay: Partial<Replay>) => {
  const steps: number[] = [];
  const reviewed = await requestReview(replay as Replay, ({ done }) => steps.push(done), new AbortController().signal);
  return { steps, reviewed };
};

const lines = (...messages: object[]): string => messages.map((each) => `${JSON.stringify(each)}\n`).join('');

afterEach(() => vi.unstubAllGlobals());

test.each([1, 7, 1000])('in pieces of %i bytes', async (size) => {
  const steps = [0, 1, 2].map((done) => ({ type: 'reviewing', done, total: 2 }));
  answer(lines(...steps, REVIEWED), size);
  expect(await ask({ id: 't' })).toEqual({ steps: [0, 1, 2], reviewed: REVIEWED });
});

test('by its table, or by its record', async () => {
  answer(lines(REVIEWED), 100);
  await ask({ id: 't', record: 'Game: x' });
  expect(vi.mocked(fetch).mock.calls[0]).toMatchObject(['/api/replays/t/review', { body: null }]);
  answer(lines(REVIEWED), 100);
  await ask({ id: null, record: 'Game: x' });
  expect(vi.mocked(fetch).mock.calls[0]).toMatchObject(['/api/reviews', { body: '{"record":"Game: x"}' }]);
});

test('errors are thrown', async () => {
  const reason = { key: 'server-error', arguments: {}, text: 'Oh.', clause: null };
  answer(lines({ type: 'refused', after: null, reason }), 100);
  await expect(ask({ id: 't' })).rejects.toThrow(RefusedError);
  answer(lines({ type: 'reviewing', done: 0, total: 2 }), 100);
  await expect(ask({ id: 't' })).rejects.toThrow(UnreachableError);
});

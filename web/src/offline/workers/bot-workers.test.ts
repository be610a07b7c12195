/** Workers of bots that answer, fail or fall silent. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotWorkers, type FromBots, type WorkerLike } from './bot-workers';

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: string[] = [];
  isEnded = false;

  postMessage(message: { text: string }): void {
    this.asked.push(message.text);
  }
  terminate(): void {
    this.isEnded = true;
  }
  send(message: FromBots): void {
    this.onmessage!({ data: message } as MessageEvent<FromBots>);
  }
  answer(text: string): void {
    this.send({ type: 'answer', text });
  }
}

let started: FakeWorker[];

function workers(most: number): BotWorkers {
  return new BotWorkers(() => {
    started.push(new FakeWorker());
    return started.at(-1)!;
  }, most);
}

beforeEach(() => {
  started = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('no worker is started before somebody asks', async () => {
  const bots = workers(2);
  expect(started).toHaveLength(0);
  const answer = bots.ask('a move', true);
  started[0]!.send({ type: 'ready' });
  started[0]!.answer('left');
  expect(await answer).toBe('left');
});

test('questions are shared among the workers, and urgent ones go first', () => {
  const bots = workers(2);
  for (const moment of ['1', '2', '3']) void bots.ask(moment, false);
  void bots.ask('move', true);
  expect(started.map(({ asked }) => asked)).toEqual([['1'], ['2']]);
  started[1]!.answer('');
  started[0]!.answer('');
  expect(started.map(({ asked }) => asked)).toEqual([['1', '3'], ['2', 'move']]);
});

test('a worker that fails is ended, and another one is asked', async () => {
  const bots = workers(1);
  const answer = bots.ask('a move', true);
  started[0]!.onerror!({} as ErrorEvent);
  expect(started[0]!.isEnded).toBe(true);
  expect(started[1]!.asked).toEqual(['a move']);
  started[1]!.answer('right');
  expect(await answer).toBe('right');
});

test('after two failures the question is given up, and the next one is tried', async () => {
  const bots = workers(1);
  const answer = bots.ask('a move', true);
  started[0]!.send({ type: 'failed', reason: 'no network' });
  started[1]!.send({ type: 'failed', reason: 'no network' });
  await expect(answer).rejects.toThrow('no network');
  void bots.ask('another', true);
  expect(started[2]!.asked).toEqual(['another']);
});

test('a worker that falls silent is ended, whether it was ready or not', async () => {
  const bots = workers(1);
  const answer = bots.ask('a move', true);
  vi.advanceTimersByTime(60_000);
  started[1]!.send({ type: 'ready' });
  vi.advanceTimersByTime(29_000);
  expect(started[1]!.isEnded).toBe(false);
  vi.advanceTimersByTime(1_000);
  await expect(answer).rejects.toThrow('no answer');
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test('a worker that has answered may rest for as long as it likes', async () => {
  const bots = workers(1);
  const answer = bots.ask('a move', true);
  started[0]!.answer('left');
  await answer;
  vi.advanceTimersByTime(600_000);
  void bots.ask('another', true);
  expect(started[0]!.asked).toEqual(['a move', 'another']);
});

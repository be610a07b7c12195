/** How a page lets its service worker keep Python. */
import { afterEach, expect, test, vi } from 'vitest';
import { isPythonKept, keepPython } from './keep-python';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubServiceWorker(ready: Promise<unknown>): void {
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
}

test('the service worker says whether Python is kept', async () => {
  for (const isKept of [true, false]) {
    const active = { postMessage: (_message: object, [port]: MessagePort[]) => port!.postMessage(isKept) };
    stubServiceWorker(Promise.resolve({ active }));
    expect(await keepPython()).toBe(isKept);
  }
});

test('where no service worker becomes active Python is not kept', async () => {
  vi.useFakeTimers();
  stubServiceWorker(new Promise(() => undefined));
  const kept = keepPython();
  await vi.runAllTimersAsync();
  expect(await kept).toBe(false);
});

test('where storage is forbidden Python is not kept', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new Error('forbidden')) });
  expect(await isPythonKept()).toBe(false);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { claim } from './claim';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('one tab claims a turn, whatever was claimed in between', async () => {
  expect(await claim('a')).toBe(true);
  expect(await claim('b')).toBe(true);
  expect(await claim('a')).toBe(false);
  for (let n = 0; n < 100; n++) await claim(`other ${n}`);
  expect(stored.get('taros-claimed')!.length).toBeLessThan(1000);
});

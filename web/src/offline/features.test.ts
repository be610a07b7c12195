/** What browsers are asked whether they can do it. */
import { afterEach, expect, test, vi } from 'vitest';
import { canThink } from './features';

afterEach(() => void vi.unstubAllGlobals());

test('bots think where there is SIMD', () => {
  expect(canThink()).toBe(true);
});

test('the question is about SIMD alone', () => {
  const asked: Uint8Array[] = [];
  vi.stubGlobal('WebAssembly', { validate: (bytes: Uint8Array) => asked.push(bytes) === 0 });
  expect(canThink()).toBe(false);
  vi.unstubAllGlobals();
  const withoutSimd = asked[0]!.map((byte, index) => (index === 14 ? 0x7f : byte));
  expect(WebAssembly.validate(new Uint8Array([...withoutSimd.slice(0, 19), 0x0a, 0x06, 1, 4, 0, 0x41, 0, 0x0b]))).toBe(true);
});

test('bots do not think without WebAssembly', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(canThink()).toBe(false);
});

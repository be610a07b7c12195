import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedCommitment } from './commitments';
import { hashOf } from './fairness';
import { MixingPart } from './mixing';
import type { Mixing } from '../protocol';

const round = (change: Partial<Mixing> = {}): Mixing => ({
  round: 1,
  seats: [0, 2],
  hashes: [],
  commitment: null,
  revealed: [],
  due: 0,
  ...change,
});

const part = (): MixingPart => new MixingPart('T', savedCommitment('T'));

/** The hash that the device sends for seat 0. */
async function sentHash(mixing: Mixing = round()): Promise<string> {
  const message = await part().answer(mixing, [0]);
  if (message?.type !== 'commit') throw new Error('no hash was sent');
  return message.hash;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a hash is sent first, and the bits once hashes and commitment are shown', async () => {
  const hash = await sentHash();
  const hashes = [
    { seat: 2, hash: 'other' },
    { seat: 0, hash },
  ];
  expect(await part().answer(round({ hashes }), [0])).toBeNull();
  const message = await part().answer(round({ hashes, commitment: 'c' }), [0]);
  expect(message?.type === 'reveal' && (await hashOf(message.bits))).toBe(hash);
  expect(savedCommitment('T')).toMatchObject({ commitment: 'c', hashes: ['other', hash], round: 1 });
});

test('a page that was loaded anew sends what it sent before', async () => {
  expect(await sentHash()).toBe(await sentHash());
});

test('every round has bits of its own', async () => {
  expect(await sentHash()).not.toBe(await sentHash(round({ round: 2 })));
});

test('bits that were revealed are never used for another seed', async () => {
  const hash = await sentHash();
  const shown = round({ hashes: [{ seat: 0, hash }], commitment: 'c' });
  await part().answer(shown, [0]);
  expect(await part().answer({ ...shown, commitment: 'd' }, [0])).toBeNull();
  expect((await part().answer(shown, [0]))?.type).toBe('reveal');
  expect(await sentHash()).not.toBe(hash);
});

test('a hash that is not ours is not answered', async () => {
  await sentHash();
  expect(await part().answer(round({ hashes: [{ seat: 0, hash: 'wrong' }], commitment: 'c' }), [0])).toBeNull();
});

test('who takes no part sends nothing', async () => {
  expect(await part().answer(round(), [1])).toBeNull();
});

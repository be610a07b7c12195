import { expect, test } from 'vitest';
import { hashOf, isFair, kindOf, verify } from './fairness';
import type { ChanceProof } from '../protocol';

// Written by taros.core.fairness: FairChance(seed="07" * 32, contributions=("ab" * 16, "cd" * 16)).
const PROOF: ChanceProof = {
  commitment: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
  contributions: ['ab'.repeat(16), 'cd'.repeat(16)],
  hashes: [],
  round: 1,
  seed: '07'.repeat(32),
  events: [],
};
const WEIGHTS: [string, number][] = [['1', 1], ['2', 2], ['3', 2], ['4', 1]];
const DRAWN = '2 2 1 3 3 3 2 2 1 2 4 3'.split(' ');

const proof = (change: Partial<ChanceProof> = {}): ChanceProof => ({
  ...PROOF,
  events: DRAWN.map((outcome, index) => ({ event: index + 1, outcome, weights: WEIGHTS })),
  ...change,
});

test('draws what the server draws', async () => {
  const verdict = await verify(proof(), null);
  expect(verdict).toEqual({ seedMatches: true, hashesMatch: null, commitmentMatches: null, contributionUsed: null, wrong: [], events: DRAWN.length });
  expect(isFair(verdict)).toBe(true);
});

test('an outcome that was changed is found', async () => {
  const { events } = proof();
  const changed = events.map((event) => (event.event === 3 ? { ...event, outcome: event.outcome === '1' ? '2' : '1' } : event));
  const verdict = await verify(proof({ events: changed }), null);
  expect(verdict.wrong).toEqual([3]);
  expect(isFair(verdict)).toBe(false);
});

test('an event that was left out is found', async () => {
  const verdict = await verify(proof({ events: proof().events.slice(1) }), null);
  expect(isFair(verdict)).toBe(false);
});

test('a seed that does not match the commitment is found', async () => {
  expect((await verify(proof({ commitment: '00'.repeat(32) }), null)).seedMatches).toBe(false);
});

test('what this device has saved is compared', async () => {
  const bits = PROOF.contributions[1]!;
  const kept = await verify(proof(), { commitment: PROOF.commitment, contribution: bits });
  expect([kept.commitmentMatches, kept.contributionUsed]).toEqual([true, true]);
  const broken = await verify(proof(), { commitment: 'ff'.repeat(32), contribution: 'ee'.repeat(16) });
  expect([broken.commitmentMatches, broken.contributionUsed]).toEqual([false, false]);
  expect(isFair(broken)).toBe(false);
});

test('a game that began without the bits of this device, whose hash came too late, is fair', async () => {
  const late = await verify(proof(), { commitment: null, contribution: 'ee'.repeat(16), hashes: [], round: 1 });
  expect([late.commitmentMatches, late.contributionUsed, isFair(late)]).toEqual([null, null, true]);
});

test('bits are those whose hashes were sent before', async () => {
  const hashes = await Promise.all(PROOF.contributions.map(hashOf));
  const fair = await verify(proof({ hashes }), null);
  expect([fair.hashesMatch, isFair(fair)]).toEqual([true, true]);
  const turned = await verify(proof({ hashes: hashes.toReversed() }), null);
  expect([turned.hashesMatch, isFair(turned)]).toEqual([false, false]);
});

test('hashes are those that this device was shown', async () => {
  const hashes = await Promise.all(PROOF.contributions.map(hashOf));
  const saved = { commitment: PROOF.commitment, contribution: PROOF.contributions[0]!, round: 1 };
  expect((await verify(proof({ hashes }), { ...saved, hashes })).commitmentMatches).toBe(true);
  expect((await verify(proof({ hashes }), { ...saved, hashes: [hashes[0]!] })).commitmentMatches).toBe(false);
});

test('what a proof rests on', () => {
  expect(kindOf(proof({ hashes: ['x'] }))).toBe('revealed');
  expect(kindOf(proof())).toBe('contributions');
  expect(kindOf(proof({ contributions: [] }))).toBe('seed');
});

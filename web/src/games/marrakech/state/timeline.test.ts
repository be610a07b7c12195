import { describe, expect, it } from 'vitest';
import { centre } from '../geometry';
import recorded from '../guide/recorded.json';
import type { RugLaid, PlyEvent, Turned, Rolled } from '../types';
import { animationAt, durationOf, soundCues } from './timeline';

const turning: Turned = { type: 'turned', seat: 0, turn: 'left', square: 'd4', before: 'north', after: 'west' };
const loop = recorded.side_loop.event as Rolled;
const paid = recorded.payment.event as Rolled;
const laying: RugLaid = { type: 'rug-laid', seat: 0, squares: ['d4', 'e4'], colour: 'red' };

const states = (event: PlyEvent, step = 10) =>
  Array.from({ length: Math.ceil(durationOf(event) / step) }, (_, k) => animationAt(event, k * step));

describe('every event', () => {
  it.each([turning, loop, paid, laying])('ends at the view', (event) => {
    expect(animationAt(event, durationOf(event))).toEqual({
      assam: null,
      tumbled: 1,
      lit: Infinity,
      coins: [],
      unrolled: 1,
    });
  });

  it('is short', () => {
    expect(durationOf(turning)).toBeLessThanOrEqual(400);
    expect(durationOf(laying)).toBeLessThanOrEqual(400);
    expect(durationOf(paid)).toBeLessThan(2500);
  });
});

describe('turning', () => {
  it('goes the short way round', () => {
    const angles = states(turning).map(({ assam }) => assam!.degrees);
    expect(angles[0]).toBe(0);
    expect(Math.min(...angles)).toBeGreaterThan(-90.001);
    expect(Math.max(...angles)).toBe(0);
  });
});

describe('walking', () => {
  it('begins when the die has stopped', () => {
    const rolling = states(loop).filter(({ tumbled }) => tumbled < 1);
    expect(rolling.length).toBeGreaterThan(10);
    for (const { assam } of rolling) expect(assam).toMatchObject(centre(loop.start.square));
  });

  it('passes every square in order, without jumps', () => {
    const places = states(loop, 5).map(({ assam }) => assam!);
    const times = loop.path.map(({ square }) => {
      const { x, y } = centre(square);
      return places.findIndex((at) => Math.hypot(at.x - x, at.y - y) < 4);
    });
    expect(times.every((time) => time > 0)).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const leaps = places.slice(1).map((at, k) => Math.hypot(at.x - places[k]!.x, at.y - places[k]!.y));
    expect(Math.max(...leaps)).toBeLessThan(12);
  });

  it('highlights the region after Assam has arrived, then the coins fly', () => {
    const all = states(paid);
    const arrived = all.findIndex(({ assam }) => assam!.x === centre('d5').x);
    const firstLit = all.findIndex(({ lit }) => lit > 0);
    const firstCoin = all.findIndex(({ coins }) => coins.some((part) => part > 0));
    expect(firstLit).toBeGreaterThanOrEqual(arrived);
    expect(all[firstCoin]!.lit).toBeGreaterThanOrEqual(paid.region.length);
    expect(all[firstCoin]!.coins).toHaveLength(paid.paid);
  });

  it('has a sound for each step and coin', () => {
    const sounds = soundCues(paid).map(({ sound }) => sound);
    expect(sounds.filter((sound) => sound === 'step')).toHaveLength(paid.path.length);
    expect(sounds.filter((sound) => sound === 'coin')).toHaveLength(paid.paid);
    for (const { at } of soundCues(paid)) expect(at).toBeLessThanOrEqual(durationOf(paid));
  });
});

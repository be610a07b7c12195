import { describe, expect, it } from 'vitest';
import { TURNS } from '../state/choices';
import type { View } from '../types';
import { guide } from './guide';

describe('the guided first turn', () => {
  it.each(TURNS)('has five steps and an end after turning %s', (turn) => {
    const places = guide([turn, '', ''])!.choices!;
    for (const { text } of places) {
      const chosen = [turn, '', '', text, ''];
      const steps = chosen.map((_, k) => guide(chosen.slice(0, k))!);
      expect(steps.map(({ textKey }) => textKey.split('-').at(-1))).toEqual([
        'turn',
        'roll',
        'pay',
        'lay',
        'end',
      ]);
      expect(steps.map(({ choices }) => choices !== null)).toEqual([true, false, false, true, false]);
      expect(guide(chosen)).toBeNull();
    }
  });

  it('pays a rival in every direction', () => {
    for (const turn of TURNS) expect(guide([turn, ''])!.event).toMatchObject({ owner: expect.any(Number) });
  });

  it('shows the rug where it was laid', () => {
    const { text } = guide(['left', '', ''])!.choices![0]!;
    const view = guide(['left', '', '', text])!.view as View;
    expect(view.pieces.at(-1)!.squares.join('')).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import type { RugLaid, Piece } from '../types';
import { layeredRugs } from './rug-layers';

const lay = (colour: Piece['colour'], ...squares: [string, string]): RugLaid => ({
  type: 'rug-laid',
  seat: 0,
  colour,
  squares,
});

describe('layered rugs', () => {
  const pieces: Piece[] = [
    { colour: 'blue', squares: ['d4', 'e4'] },
    { colour: 'red', squares: ['d3'] },
    { colour: 'yellow', squares: ['c3', 'c4'] },
  ];
  const past = [lay('red', 'd3', 'd4'), lay('yellow', 'c3', 'c4'), lay('blue', 'd4', 'e4')];

  it('are open towards their other half', () => {
    const half = layeredRugs(pieces, past).find(({ colour }) => colour === 'red');
    expect(half?.open).toEqual(['south']);
  });

  it('are drawn in the order they were laid', () => {
    expect(layeredRugs(pieces, past).map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue']);
  });

  it('may continue under any neighbour if their laying is not known', () => {
    const half = layeredRugs(pieces, []).find(({ colour }) => colour === 'red');
    expect(half?.open).toEqual(['south', 'west']);
  });

  it('are halves before wholes if their laying is not known', () => {
    expect(layeredRugs(pieces, []).map(({ squares }) => squares.length)).toEqual([1, 2, 2]);
  });

  it('ignore rugs that were laid under another colour', () => {
    const wrong = [lay('yellow', 'd3', 'e3')];
    expect(layeredRugs(pieces, wrong).find(({ colour }) => colour === 'red')?.open).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { viewAfter, lyingRugs } from './pieces';
import recorded from '../guide/recorded.json';
import type { Laying, Motion, Piece, View } from '../types';

const lay = (colour: Piece['colour'], ...squares: string[]): Laying => ({
  type: 'lay',
  seat: 0,
  colour,
  squares,
});

describe('rugs as they lie', () => {
  const pieces: Piece[] = [
    { colour: 'blue', squares: ['d4', 'e4'] },
    { colour: 'red', squares: ['d3'] },
    { colour: 'yellow', squares: ['c3', 'c4'] },
  ];
  const past = [lay('red', 'd3', 'd4'), lay('yellow', 'c3', 'c4'), lay('blue', 'd4', 'e4')];

  it('are open where their other half was laid', () => {
    const half = lyingRugs(pieces, past).find(({ colour }) => colour === 'red');
    expect(half?.open).toEqual(['south']);
  });

  it('are drawn in the order they were laid', () => {
    expect(lyingRugs(pieces, past).map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue']);
  });

  it('may go on under any rug beside them if nobody saw them laid', () => {
    const half = lyingRugs(pieces, []).find(({ colour }) => colour === 'red');
    expect(half?.open).toEqual(['south', 'west']);
  });

  it('are halves before wholes if nobody saw them laid', () => {
    expect(lyingRugs(pieces, []).map(({ squares }) => squares.length)).toEqual([1, 2, 2]);
  });

  it('forget what lies under another colour', () => {
    const wrong = [lay('yellow', 'd3', 'e3')];
    expect(lyingRugs(pieces, wrong).find(({ colour }) => colour === 'red')?.open).toHaveLength(2);
  });
});

describe('the look after a motion', () => {
  const { view, motions } = recorded.show as unknown as { view: View; motions: Motion[] };

  it('has Assam where he walked', () => {
    const walk = motions.find((motion) => motion.type === 'walk')!;
    const { square, facing } = walk.path.at(-1)!;
    expect(viewAfter(view, walk)).toMatchObject({ assam: square, facing });
  });

  it('shows the new rug whole, and what it covers no more', () => {
    const after = viewAfter(
      { ...view, pieces: [{ colour: 'red', squares: ['d3', 'd4'] }, { colour: 'blue', squares: ['e4'] }] },
      lay('yellow', 'd4', 'e4'),
    );
    expect(after.pieces).toMatchObject([
      { colour: 'red', squares: ['d3'] },
      { colour: 'yellow', squares: ['d4', 'e4'] },
    ]);
  });

  it('never shows a square twice', () => {
    const end = motions.reduce(viewAfter, view);
    const squares = end.pieces.flatMap((piece) => piece.squares);
    expect(new Set(squares).size).toBe(squares.length);
  });
});

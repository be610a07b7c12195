import { describe, expect, it } from 'vitest';
import recorded from '../guide/recorded.json';
import type { RugLaid, PlyEvent, Piece, View } from '../types';
import { viewAfter } from './view-after';

const lay = (colour: Piece['colour'], ...squares: [string, string]): RugLaid => ({
  type: 'rug-laid',
  seat: 0,
  colour,
  squares,
});

describe('the view after an event', () => {
  const { view, events } = recorded.show as unknown as { view: View; events: PlyEvent[] };

  it('has Assam where his walk ended', () => {
    const walk = events.find((event) => event.type === 'rolled')!;
    const { square, facing } = walk.path.at(-1)!;
    expect(viewAfter(view, walk)).toMatchObject({ assam: square, facing });
  });

  it('shows the new rug whole, and no longer what it covers', () => {
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
    const end = events.reduce(viewAfter, view);
    const squares = end.pieces.flatMap((piece) => piece.squares);
    expect(new Set(squares).size).toBe(squares.length);
  });
});

import type { Motion, Piece, View } from '../types';

/** `view` as the board draws it after `motion`: Assam and the rugs move, scores and purses do not change. */
export function viewAfter(view: View, motion: Motion): View {
  switch (motion.type) {
    case 'turn':
      return { ...view, facing: motion.after };
    case 'walk': {
      const { square, facing } = motion.path.at(-1)!;
      return { ...view, assam: square, facing };
    }
    case 'lay':
      return { ...view, pieces: [...uncovered(view.pieces, motion.squares), motion] };
  }
}

/** `pieces` without what lies under a rug on `squares`. */
function uncovered(pieces: readonly Piece[], squares: readonly string[]): Piece[] {
  return pieces
    .map((piece) => ({
      colour: piece.colour,
      squares: piece.squares.filter((square) => !squares.includes(square)),
    }))
    .filter((piece) => piece.squares.length > 0);
}

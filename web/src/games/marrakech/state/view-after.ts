import type { PlyEvent, Piece, View } from '../types';

/** `view` as the board draws it after `event`: Assam and the rugs move, scores and purses do not change. */
export function viewAfter(view: View, event: PlyEvent): View {
  switch (event.type) {
    case 'turned':
      return { ...view, facing: event.after };
    case 'rolled': {
      const { square, facing } = event.path.at(-1)!;
      return { ...view, assam: square, facing };
    }
    case 'rug-laid':
      return { ...view, pieces: [...uncovered(view.pieces, event.squares), event] };
    case 'rug-shown':
    case 'begun':
      return view;
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

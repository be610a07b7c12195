/** How rugs lie: which are on top of which, and where a half has its other half. */
import { FACINGS, beside } from '../geometry';
import type { Facing, Laying, Motion, Piece, View } from '../types';

export interface LyingRug extends Piece {
  /** The sides on which a half goes on, or may go on, under other rugs. */
  open: readonly Facing[];
}

/**
 * The rugs that show, those below first. What was laid tells where the other half of a rug is; of
 * a rug nobody saw being laid, it may be under any neighbour.
 */
export function lyingRugs(pieces: readonly Piece[], past: readonly Motion[]): LyingRug[] {
  const layers = new Map<string, { height: number; lay: Laying }>();
  for (const [height, motion] of past.entries()) {
    if (motion.type !== 'lay') continue;
    for (const square of motion.squares) layers.set(square, { height, lay: motion });
  }
  const covered = new Set(pieces.flatMap(({ squares }) => squares));
  const rugs = pieces.map((piece) => {
    const layer = layers.get(piece.squares[0]!);
    const lay = layer?.lay.colour === piece.colour ? layer.lay : undefined;
    const height = lay ? layer!.height : piece.squares.length - 3;
    return { height, rug: { ...piece, open: openSides(piece, lay, covered) } };
  });
  return rugs.sort((a, b) => a.height - b.height).map(({ rug }) => rug);
}

function openSides(piece: Piece, lay: Laying | undefined, covered: Set<string>): Facing[] {
  const [square, other] = piece.squares;
  if (other !== undefined) return [];
  const isOpen = (side: Facing) => {
    const neighbour = beside(square!, side);
    if (neighbour === undefined) return false;
    return lay ? lay.squares.includes(neighbour) : covered.has(neighbour);
  };
  return FACINGS.filter(isOpen);
}

/** The view as it looks after a motion: only where Assam is and what lies, no sums. */
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

function uncovered(pieces: readonly Piece[], squares: readonly string[]): Piece[] {
  return pieces
    .map((piece) => ({
      colour: piece.colour,
      squares: piece.squares.filter((square) => !squares.includes(square)),
    }))
    .filter((piece) => piece.squares.length > 0);
}

/** The order in which rugs lie on each other, and where a half rug continues under others. */
import { FACINGS, neighbour } from '../geometry';
import type { Facing, RugLaid, PlyEvent, Piece } from '../types';

export interface LayeredRug extends Piece {
  /** The sides on which a half rug continues, or may continue, under other rugs. */
  open: readonly Facing[];
}

/**
 * The visible rugs, lowest first. The events in `past` show where the other half of a rug is; a half rug whose
 * laying is not among them may continue under any neighbour.
 */
export function layeredRugs(pieces: readonly Piece[], past: readonly PlyEvent[]): LayeredRug[] {
  const layers = new Map<string, { height: number; lay: RugLaid }>();
  for (const [height, event] of past.entries()) {
    if (event.type !== 'rug-laid') continue;
    for (const square of event.squares) layers.set(square, { height, lay: event });
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

function openSides(piece: Piece, lay: RugLaid | undefined, covered: Set<string>): Facing[] {
  const [square, other] = piece.squares;
  if (other !== undefined) return [];
  const isOpen = (side: Facing) => {
    const next = neighbour(square!, side);
    if (next === undefined) return false;
    return lay ? lay.squares.includes(next) : covered.has(next);
  };
  return FACINGS.filter(isOpen);
}

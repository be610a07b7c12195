/** A market that is being set up by hand, and its text. What can be is for the server to say. */
import type { Position } from '../../../net/protocol';
import { COLUMNS, FACINGS, ROWS, SQUARES } from '../geometry';
import type { Colour, Facing, Piece, Player, View } from '../types';

/** A seat: what a view shows of it, but for what can be counted. */
export type Purse = Pick<Player, 'colours' | 'dirhams' | 'rugs_left' | 'next_rug' | 'out'>;

export interface Draft extends Pick<View, 'phase' | 'seat' | 'turn' | 'assam' | 'facing' | 'pieces'> {
  players: readonly Purse[];
  /** Options that are not the default, as the text has them. */
  options: readonly string[];
}

const LETTERS: Record<Colour, string> = { red: 'r', yellow: 'y', blue: 'b', brown: 'n' };
const WORDS = 7; // of a position's text, before those that name what they are
const NEXT = 'next=';

export function draftOf({ views, text }: Position): Draft {
  const { phase, seat, turn, assam, facing, pieces, players } = views[0] as View;
  const options = text.split(' ').slice(WORDS).filter((word) => !word.startsWith(NEXT));
  return { phase, seat, turn, assam, facing, pieces, players, options };
}

/** As the board shows it. */
export function viewOf(draft: Draft): View {
  const players = draft.players.map((player) => {
    const squares = draft.pieces
      .filter(({ colour }) => player.colours.includes(colour))
      .reduce((sum, piece) => sum + piece.squares.length, 0);
    return { ...player, squares, score: player.dirhams + squares };
  });
  return { ...draft, players, to_act: draft.seat };
}

export function textOf(draft: Draft): string {
  const { players } = draft;
  const hasTwo = players.some(({ colours }) => colours.length > 1);
  return [
    ROWS.map((row) => rowText(draft, row)).join('/'),
    draft.assam + draft.facing[0],
    players.map(({ dirhams, out }) => (out > 0 ? `x${out}` : dirhams)).join(),
    players.map(({ rugs_left }) => rugs_left.join('+')).join(),
    draft.seat,
    draft.phase,
    draft.turn,
    ...(hasTwo ? [NEXT + players.map(({ next_rug }) => (next_rug ? LETTERS[next_rug] : '-')).join()] : []),
    ...draft.options,
  ].join(' ');
}

function rowText(draft: Draft, row: string): string {
  const squares = COLUMNS.map((column) => squareText(draft, column + row));
  return squares.join('').replace(/1+/g, (bare) => String(bare.length));
}

function squareText(draft: Draft, square: string): string {
  const piece = pieceOn(draft, square);
  if (!piece) return '1';
  const [from, to] = inOrder(piece.squares);
  const link = to === undefined || from !== square ? '' : from[1] === to[1] ? '-' : '|';
  return LETTERS[piece.colour] + link;
}

const inOrder = (squares: readonly string[]): string[] =>
  squares.toSorted((a, b) => SQUARES.indexOf(a) - SQUARES.indexOf(b));

export const pieceOn = ({ pieces }: Draft, square: string): Piece | undefined =>
  pieces.find(({ squares }) => squares.includes(square));

export function areNeighbours(one: string, other: string): boolean {
  const columns = Math.abs(COLUMNS.indexOf(one[0]!) - COLUMNS.indexOf(other[0]!));
  const rows = Math.abs(ROWS.indexOf(one[1]!) - ROWS.indexOf(other[1]!));
  return columns + rows === 1;
}

/** A rug on two squares, or half a rug on one, over whatever lies there. */
export function laid(draft: Draft, colour: Colour, squares: readonly string[]): Draft {
  const below = draft.pieces
    .map((piece) => ({ ...piece, squares: piece.squares.filter((each) => !squares.includes(each)) }))
    .filter((piece) => piece.squares.length > 0);
  return rugsLeft({ ...draft, pieces: [...below, { colour, squares: inOrder(squares) }] }, colour, -1);
}

/** The rug or half of it that shows on a square is taken away. */
export function cleared(draft: Draft, square: string): Draft {
  const piece = pieceOn(draft, square);
  if (!piece) return draft;
  return rugsLeft({ ...draft, pieces: draft.pieces.filter((each) => each !== piece) }, piece.colour, 1);
}

/** Every rug that is laid is one less that is left, and a turn. */
function rugsLeft(draft: Draft, colour: Colour, more: number): Draft {
  const seat = draft.players.findIndex(({ colours }) => colours.includes(colour));
  const player = draft.players[seat];
  if (!player) return draft;
  const rugs = player.rugs_left.map((left, k) =>
    player.colours[k] === colour ? Math.max(0, left + more) : left,
  );
  return withRugs(draft, seat, rugs);
}

export function withRugs(draft: Draft, seat: number, rugs: readonly number[]): Draft {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const turn = draft.turn + sum(draft.players[seat]!.rugs_left) - sum(rugs);
  return withPlayer({ ...draft, turn: Math.max(0, turn) }, seat, { rugs_left: rugs });
}

export const withPlayer = (draft: Draft, seat: number, change: Partial<Purse>): Draft => ({
  ...draft,
  players: draft.players.map((player, k) => (k === seat ? { ...player, ...change } : player)),
});

/** Assam on a square; if he stands there already, a quarter of a turn to the right. */
export function withAssam(draft: Draft, square: string): Draft {
  if (square !== draft.assam) return { ...draft, assam: square };
  return { ...draft, facing: FACINGS[(FACINGS.indexOf(draft.facing) + 1) % FACINGS.length] as Facing };
}

export const money = ({ players }: Draft): number =>
  players.reduce((sum, { dirhams, out }) => sum + (out > 0 ? 0 : dirhams), 0);

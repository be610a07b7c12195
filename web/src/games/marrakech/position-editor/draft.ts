/** A position that is being edited, and its text. The server checks whether it is valid. */
import type { Position } from '../../../net/protocol';
import { COLUMNS, FACINGS, ROWS, SQUARES } from '../geometry';
import type { Colour, Facing, Piece, Player, View } from '../types';

/** A seat of a draft: the fields of a view's player that cannot be counted from the board. */
export type SeatDraft = Pick<Player, 'colours' | 'dirhams' | 'rugs_left' | 'next_rug' | 'out'>;

export interface Draft extends Pick<View, 'phase' | 'seat' | 'turn' | 'assam' | 'facing' | 'pieces'> {
  players: readonly SeatDraft[];
  /** Options that differ from the default, as in the text. */
  options: readonly string[];
}

const LETTERS: Record<Colour, string> = { red: 'r', yellow: 'y', blue: 'b', brown: 'n' };
const FIXED_FIELDS = 7; // of a position's text, before those with names
const NEXT = 'next=';

export function draftOf({ views, text }: Position): Draft {
  const { phase, seat, turn, assam, facing, pieces, players } = views[0] as View;
  const options = text.split(' ').slice(FIXED_FIELDS).filter((word) => !word.startsWith(NEXT));
  return { phase, seat, turn, assam, facing, pieces, players, options };
}

/** The view of `draft` for the board, with squares and scores counted. */
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
  const piece = rugOn(draft, square);
  if (!piece) return '1';
  const [from, to] = inOrder(piece.squares);
  const link = to === undefined || from !== square ? '' : from[1] === to[1] ? '-' : '|';
  return LETTERS[piece.colour] + link;
}

const inOrder = (squares: readonly string[]): string[] =>
  squares.toSorted((a, b) => SQUARES.indexOf(a) - SQUARES.indexOf(b));

export const rugOn = ({ pieces }: Draft, square: string): Piece | undefined =>
  pieces.find(({ squares }) => squares.includes(square));

export function areNeighbours(one: string, other: string): boolean {
  const columns = Math.abs(COLUMNS.indexOf(one[0]!) - COLUMNS.indexOf(other[0]!));
  const rows = Math.abs(ROWS.indexOf(one[1]!) - ROWS.indexOf(other[1]!));
  return columns + rows === 1;
}

/** `draft` with a rug on two squares, or half a rug on one, over what lies there. */
export function laid(draft: Draft, colour: Colour, squares: readonly string[]): Draft {
  const below = draft.pieces
    .map((piece) => ({ ...piece, squares: piece.squares.filter((each) => !squares.includes(each)) }))
    .filter((piece) => piece.squares.length > 0);
  return withRugsLeft({ ...draft, pieces: [...below, { colour, squares: inOrder(squares) }] }, colour, -1);
}

/** `draft` without the visible rug, or half of a rug, on `square`. */
export function cleared(draft: Draft, square: string): Draft {
  const piece = rugOn(draft, square);
  if (!piece) return draft;
  return withRugsLeft({ ...draft, pieces: draft.pieces.filter((each) => each !== piece) }, piece.colour, 1);
}

/** Change how many rugs of `colour` are left by `more`; each rug laid is also a turn. */
function withRugsLeft(draft: Draft, colour: Colour, more: number): Draft {
  const seat = draft.players.findIndex(({ colours }) => colours.includes(colour));
  const player = draft.players[seat];
  if (!player) return draft;
  const rugs = player.rugs_left.map((left, k) =>
    player.colours[k] === colour ? Math.max(0, left + more) : left,
  );
  return withRugs(draft, seat, rugs);
}

export function withRugs(draft: Draft, seat: number, rugs: number[]): Draft {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const turn = draft.turn + sum(draft.players[seat]!.rugs_left) - sum(rugs);
  return withPlayer({ ...draft, turn: Math.max(0, turn) }, seat, { rugs_left: rugs });
}

export const withPlayer = (draft: Draft, seat: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  players: draft.players.map((player, k) => (k === seat ? { ...player, ...change } : player)),
});

/** `draft` with Assam on `square`; if he stands there already, he turns right by 90°. */
export function withAssam(draft: Draft, square: string): Draft {
  if (square !== draft.assam) return { ...draft, assam: square };
  return { ...draft, facing: FACINGS[(FACINGS.indexOf(draft.facing) + 1) % FACINGS.length] as Facing };
}

/** The money of all players who are not out. */
export const totalMoney = ({ players }: Draft): number =>
  players.reduce((sum, { dirhams, out }) => sum + (out > 0 ? 0 : dirhams), 0);

/**
 * What a game brings to the client: a folder `games/<name>/` whose index.ts exports a `GameModule`. A game without
 * one is shown by `games/general/`.
 */
import type { Component, Snippet } from 'svelte';
import type { Blocked, Choice, Entry, Message, NewTable, OptionSpec, Position, ReplayFrame } from '../net/protocol';
import type { Loader } from '../ui/controls/Lazy.svelte';

/** The exports of `games/<name>/index.ts`. Every page loads them for all games: what is large is loaded by functions. */
export interface GameModule {
  name: string;
  table: () => Promise<TableModule>;
  /** The animated picture on the home page. */
  thumbnail: Loader<{ reducedMotion: boolean }>;
  rulesFigures?: () => Promise<RulesFigure[]>;
  guide?: () => Promise<Guide>;
  /** Without it, positions are edited as text beside the board. */
  positionEditor?: Loader<PositionEditorProps>;
  /** Controls for options that are chosen by more than text, by the name of the option. */
  optionPickers?: Record<string, Loader<OptionPickerProps>>;
  pages?: GamePage[];
}

/** The exports of `games/<name>/table.ts`: what shows positions, at tables, in replays, puzzles and the editor. */
export interface TableModule {
  Board: Component<BoardProps>;
  /** The content of a seat's panel: its colour, its name, a line of details and the score. */
  SeatPanel: Component<SeatPanelProps>;
  endCharts: EndCharts;
  /** One sentence about a player's whole turn, for screen readers. Without it the turn's last entry stands for it. */
  summary?: (turn: readonly Entry[]) => Message;
  /** The small picture of a piece, such as a card, that stands in sentences. */
  PieceIcon?: Component<PieceIconProps>;
  /** A difference of two scores in words, such as "4 points". */
  margin?: (difference: number) => string;
  /** Shown beside the board of a table, below the seats. */
  TablePanel?: Component<TablePanelProps>;
  /** The colours that people choose at their seats, for a game with the option `colours`. */
  seatColours?: SeatColours;
}

export interface BoardProps {
  view: unknown;
  /** The legal moves; null while the viewer is not to act. */
  choices: Choice[] | null;
  /** Illegal moves that a player may look for, each with its reason. */
  blocked?: readonly Blocked[] | null;
  /**
   * The best move, to be drawn with a star: one of `choices`. If these are null, it is a better move than the
   * last of `past`, which is drawn with a cross.
   */
  advice?: Choice | null;
  /** Whether a chosen move waits for a confirmation outside the board. Without it, the first tap of a finger shows a move. */
  confirms?: boolean;
  /** The chosen move that waits for it, to be drawn: one of `choices`. */
  pending?: Choice | null;
  /** The names of the seats, for sentences. */
  names?: readonly string[];
  /**
   * What led to `view`. When `view` or `event` change, the board animates `event` once, then shows `view`
   * and calls `onanimationdone`.
   */
  event: unknown;
  /** All events up to `view`, oldest first: the board draws the traces they left. */
  past?: readonly unknown[];
  /** The seat from which the board is seen; null for a spectator. */
  perspective: number | null;
  interactive: boolean;
  /** Whether to show what moves would lead to (odds, costs). */
  showOutcomes: boolean;
  sounds: boolean;
  reducedMotion: boolean;
  /** Called with the text of the chosen move. */
  onchoose: (text: string) => void;
  /** Called when `event` has been shown, also where there was nothing to animate. */
  onanimationdone?: () => void;
}

export interface SeatPanelProps {
  view: unknown;
  seat: number;
  /** The name of the player at `seat`. */
  name: string;
}

export interface PieceIconProps {
  /** The name of the piece, as messages have it. */
  name: string;
  /** Any view of the game. */
  view: unknown;
}

export interface EndCharts {
  /** A CSS colour for each seat, for the chart of scores over time. */
  colours: (view: unknown) => string[];
  /** Formats a score; by default it is a plain number. */
  score?: (score: number) => string;
  /** The unit of scores in the tables of a review; by default they are points with one digit. */
  unit?: ScoreUnit;
  /** Statistics of a finished game, such as dice and payments. Their code is loaded when they are first shown. */
  statistics?: Loader<{ frames: ReplayFrame[]; names: string[] }>;
}

export interface ScoreUnit {
  /** Fluent key of the heading. */
  caption: string;
  /** In points; negative where fewer units are better. */
  size: number;
  /** After the point. */
  decimals: number;
}

export interface TablePanelProps {
  table: string;
  options: Record<string, unknown>;
  view: unknown;
  isOver: boolean;
  /** Whether the game began at its start and no player resigned. */
  isFullGame: boolean;
}

/** A figure of the rules, shown below the clause it illustrates and where the plain page names it. */
export interface RulesFigure {
  name: string;
  clause: string;
  /** Fluent key of the caption. */
  caption: string;
  Figure: Component;
}

/** A step of the guided first turn, played on the real board. */
export interface GuideStep {
  /** Fluent key of the instruction. */
  textKey: string;
  view: unknown;
  /** Null: the reader continues with a button. */
  choices: Choice[] | null;
  blocked?: readonly Blocked[];
  event: unknown;
}

/** The step that follows the moves in `chosen` ('' where the reader continued with a button); null at the end. */
export type Guide = (chosen: readonly string[]) => GuideStep | null;

/** Edits a position by hand: a board, with its fields beside it. */
export interface PositionEditorProps extends Record<string, unknown> {
  /** The position to begin with. */
  first: Position;
  /** The best move, if it was requested, and the view of the seat to act. */
  advised: { choice: Choice; view: unknown } | null;
  /** Called with the edited position in the game's notation. The server checks whether it is valid. */
  onchange: (text: string) => void;
  /** Shown above and below the fields. */
  above: Snippet;
  below: Snippet;
}

export type OptionValue = NonNullable<NewTable['options']>[string] | null;

export interface OptionPickerProps extends Record<string, unknown> {
  spec: OptionSpec;
  value: OptionValue;
  seats: number;
  onchange: (value: OptionValue) => void;
}

export interface SeatColours {
  /** The colours of every seat in `view`. */
  ofSeats: (view: unknown) => string[][];
  /** A piece in `colour`, with the pattern that tells it apart without colour. */
  Swatch: Component<{ colour: string }>;
}

/** A page that only this game has. */
export interface GamePage {
  /** Its URL is `/` followed by this word. */
  path: string;
  /** Fluent key of the link to it. */
  link: string;
  page: Loader<Record<string, never>>;
}

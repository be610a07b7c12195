/**
 * The games the client can show: every folder beside this file that has an index.ts.
 * Nothing else outside those folders names a game.
 */
import type { Component, Snippet } from 'svelte';
import type { Blocked, Choice, OptionSpec, Position, ReplayFrame } from '../net/protocol';
import type { Value } from '../pages/setup/setup';
import type { Loader } from '../ui/controls/Lazy.svelte';

export interface BoardProps {
  view: unknown;
  /** What may be chosen now; null while somebody else is to act. */
  choices: Choice[] | null;
  /** What one might look for among the choices, with the reason why it is not there. */
  blocked?: readonly Blocked[] | null;
  /** A move to be drawn as the best: of the choices, or of those before the motion that led here. */
  advice?: Choice | null;
  /** As the table calls the seats, for sentences that name them. */
  names?: readonly string[];
  /**
   * What led to this view: played once when view or motion change, then the board settles on the view
   * and says so by onsettled.
   */
  motion: unknown;
  /** All motions up to this view, oldest first: what remains to be seen of them. */
  past?: readonly unknown[];
  /** The seat that looks at the board; null for a spectator. */
  perspective: number | null;
  interactive: boolean;
  /** Show what moves would lead to (odds, costs). */
  highlight: boolean;
  sounds: boolean;
  reducedMotion: boolean;
  onchoose: (text: string) => void;
  /** The motion has been shown (or there was nothing to show): what happened next may come. */
  onsettled?: () => void;
}

export interface SeatPanelProps {
  view: unknown;
  seat: number;
  /** As the table calls whoever sits here. */
  name: string;
}

/** A figure of the rules page, placed after the clause it shows. */
export interface RulesFigure {
  clause: string;
  /** Fluent key of the caption. */
  caption: string;
  Figure: Component;
}

/** A step of the guided first turn, on the real board. */
export interface GuideStep {
  /** Fluent key of the sentence. */
  words: string;
  view: unknown;
  /** Null: the reader goes on with a button. */
  choices: Choice[] | null;
  blocked?: readonly Blocked[];
  motion: unknown;
}

/** The step after what has been chosen so far ('' where the reader went on); null at the end. */
export type Guide = (chosen: readonly string[]) => GuideStep | null;

export interface EndCharts {
  /** For the chart of scores over time: a CSS colour for every seat. */
  colours: (view: unknown) => string[];
  /** Statistics of the whole game (such as dice and payments). */
  Statistics: Component<{ frames: ReplayFrame[]; names: string[] }>;
}

/** An option that is chosen by more than words, such as pictures. */
export interface OptionChoiceProps extends Record<string, unknown> {
  spec: OptionSpec;
  value: Value;
  seats: number;
  onchange: (value: Value) => void;
}

/** Beside a table. */
export interface TablePanelProps {
  table: string;
  options: Record<string, unknown>;
  view: unknown;
  isOver: boolean;
  /** From the start, and nobody has left the game to a bot. */
  isEarnest: boolean;
}

/** Where a position is set up by hand: a board, and beside it what else belongs to the position. */
export interface PositionEditorProps extends Record<string, unknown> {
  /** The position to begin from. */
  first: Position;
  /** The best move once somebody has asked for it, and what the seat that has it sees. */
  advised: { choice: Choice; view: unknown } | null;
  /** The position is another now, in the game's own notation; whether it can be is for the server to say. */
  onchange: (text: string) => void;
  /** What goes above the fields beside the board, and below them. */
  above: Snippet;
  below: Snippet;
}

/** A page that only this game has. */
export interface GamePage {
  /** The address is `/` and this: one word. */
  path: string;
  /** Fluent key of the link to it. */
  link: string;
  page: Loader<Record<string, never>>;
}

/** What web/src/games/<game>/index.ts exports, name by name. */
export interface GameModule {
  name: string;
  Board: Component<BoardProps>;
  /** The inside of a seat's panel: its sign, the name, a line of details and the score. */
  SeatPanel: Component<SeatPanelProps>;
  endCharts: EndCharts;
  TablePanel?: Component<TablePanelProps>;

  // What a game shows of itself without a table is fetched when it is shown

  /** The live picture on the home page. */
  thumbnail: Loader<{ reducedMotion: boolean }>;
  rulesFigures: () => Promise<RulesFigure[]>;
  guide: () => Promise<Guide>;
  positionEditor: Loader<PositionEditorProps>;
  /** By the names of the options. */
  optionChoices?: Record<string, Loader<OptionChoiceProps>>;
  pages?: GamePage[];
}

const found = import.meta.glob<GameModule>('./*/index.ts', { eager: true });

const games = new Map(Object.values(found).map((game) => [game.name, game]));

export const gamePage = (path: string): GamePage | undefined =>
  [...games.values()].flatMap(({ pages }) => pages ?? []).find((page) => page.path === path);

export const gameModule = (name: string): GameModule | undefined => games.get(name);

/** The JSON that view.py and motion.py of taros.games.marrakech write. */

export type Colour = 'red' | 'yellow' | 'blue' | 'brown';
export type Facing = 'north' | 'east' | 'south' | 'west';

/** A visible rug: whole on two squares, or half of it on one. */
export interface Piece {
  colour: Colour;
  squares: readonly string[];
}

export interface Player {
  colours: readonly Colour[];
  dirhams: number;
  squares: number;
  score: number;
  rugs_left: readonly number[];
  next_rug: Colour | null;
  out: number;
}

export interface View {
  turn: number;
  phase: 'lot' | 'pile' | 'roll' | 'turn' | 'lay' | 'over';
  to_act: number;
  seat: number;
  assam: string;
  facing: Facing;
  pieces: readonly Piece[];
  players: readonly Player[];
  /** Squares and parts of the board to highlight, in the guide. */
  light?: readonly string[];
}

export interface Landing {
  roll: number;
  weight: number;
  path: readonly string[];
  cost: number;
  owner: number | null;
}

export interface Preview {
  landings: readonly Landing[];
  squares: readonly string[];
  facing: Facing | null;
}

export interface Turning {
  type: 'turn';
  square: string;
  before: Facing;
  after: Facing;
}

export interface Step {
  square: string;
  facing: Facing;
  loop: boolean;
}

export interface Walking {
  type: 'walk';
  roll: number;
  start: Step;
  path: readonly Step[];
  seat: number;
  owner: number | null;
  region: readonly string[];
  due: number;
  paid: number;
  out: boolean;
}

export interface Laying {
  type: 'lay';
  seat: number;
  squares: readonly string[];
  colour: Colour;
}

export type Motion = Turning | Walking | Laying;

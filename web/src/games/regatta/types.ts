/** The JSON that view.py and motion.py of taros.games.regatta write. Lengths are in millimetres. */

export type Colour = 'red' | 'green' | 'yellow' | 'blue';
export type Point = readonly [x: number, y: number];
/** The mast's position and the heading: compass degrees, 0 is up the course. */
export type Pose = readonly [x: number, y: number, heading: number];

export interface Buoy {
  at: Point;
  radius: number;
  colour: string;
  side: 'clockwise' | 'anticlockwise' | null;
}

export interface Rock {
  at: Point;
  radius: number;
}

export interface Sea {
  line: readonly [Point, Point];
  /** The two buoys of the line, then the marks in order. */
  buoys: readonly Buoy[];
  rocks: readonly Rock[];
  islands: readonly (readonly Point[])[];
  edge: readonly Point[];
  /** The corners of a hull, each ahead and left of the mast. */
  hull: readonly Point[];
  /** The short and the long side of a card. */
  card: Point;
}

export interface Arrow {
  name: string;
  straight: number;
  radius: number;
  /** Degrees to port. */
  turn: number;
}

export interface Card {
  name: string;
  colour: string;
  symbol: string;
  arrows: readonly Arrow[];
}

export interface Boat {
  colour: Colour;
  pose: Pose | null;
  zones: readonly (readonly Point[])[];
  cards: number;
  becalmed: boolean;
  place: number;
  started: boolean;
  rounded: number;
  astray: boolean;
  way: number | null;
  /** The shortest path home, from the mast over its bends to the finish. */
  string: readonly Point[];
}

export interface View {
  turn: number;
  phase: 'lot' | 'lane-lot' | 'draw' | 'lane' | 'main' | 'second' | 'sun' | 'over';
  to_act: number;
  seat: number;
  viewer: number | null;
  sea: Sea;
  kinds: readonly Card[];
  boats: readonly Boat[];
  hand: readonly string[];
  discards: readonly string[];
  pile: number;
  draws: number;
}

export interface Preview {
  card: string | null;
  arrow: string | null;
  poses: readonly Pose[];
  cut_short: boolean;
  home: boolean;
  way: number | null;
  cards: readonly string[];
  boat: number | null;
  done: boolean;
}

/** Fields that do not apply are left out. */
export interface Motion {
  seat: number;
  poses?: readonly Pose[];
  card?: string;
  arrow?: string;
  cut_short?: boolean;
  home?: boolean;
  cards?: readonly string[];
  draws?: boolean;
  calms?: number;
  begins?: boolean;
  done?: boolean;
  misses?: readonly number[];
}

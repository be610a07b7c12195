/** The colours of the drawings. The patterns of the sails (SailPatterns.svelte) distinguish seats without colour. */
import type { Arrow, Card, Colour } from './types';

export const INK = '#2b2320';
export const BRASS = '#c8922e';
export const DARK_BRASS = '#8a5f14';
export const GOLD = '#f0b93a';
export const CREAM = '#f8ecd0';
export const WHITE = '#fffaf0';
export const LINEN = '#efe4cf';

export const PALETTE: Record<string, string> = {
  red: '#b5342c',
  green: '#2b7f4b',
  yellow: '#e0a42c',
  blue: '#2a5a8c',
  orange: '#d2641c',
  black: INK,
  white: WHITE,
};

/** The colour of the border of a card. */
export const bandColour = ({ colour }: Card): string => (colour === 'white' ? '#b9ab93' : PALETTE[colour]!);

/** The colour of an arrow: the card's, or on mixed cards red for port, green for starboard, blue for ahead. */
export function arrowColour({ colour }: Card, { turn }: Arrow): string {
  if (['red', 'blue', 'green'].includes(colour)) return PALETTE[colour]!;
  return PALETTE[turn > 0 ? 'red' : turn < 0 ? 'green' : 'blue']!;
}

/** The colours in which the sail of a seat is drawn. */
export interface SailColours {
  ground: string;
  thread: string;
  shade: string;
  /** The dash pattern of a track. */
  dashes: string;
}

export const SAIL_COLOURS: Record<Colour, SailColours> = {
  red: { ground: '#b5342c', thread: '#f7d9c2', shade: '#74191a', dashes: 'none' },
  green: { ground: '#2b7f4b', thread: '#d8efd6', shade: '#124a2b', dashes: '26 16' },
  yellow: { ground: '#e0a42c', thread: '#6e4210', shade: '#8a5410', dashes: '1 11' },
  blue: { ground: '#2a5a8c', thread: '#e4f0f6', shade: '#15375c', dashes: '26 13 1 13' },
};

export const COLOURS = Object.keys(SAIL_COLOURS) as Colour[];

/** SVG path data of a star around (x, y), with one of its `points` up. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, k) => {
    const radius = k % 2 === 1 ? inner : outer;
    const angle = (k * Math.PI) / points;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

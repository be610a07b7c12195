/** The four cloths: told apart by their patterns alone. */
import type { Colour } from './types';

export interface Cloth {
  ground: string;
  thread: string;
  shade: string;
}

export const CLOTHS: Record<Colour, Cloth> = {
  red: { ground: '#b5342c', thread: '#f4d3b8', shade: '#771d19' },
  yellow: { ground: '#dfa22b', thread: '#6a3f0e', shade: '#a4650f' },
  blue: { ground: '#2a5a8c', thread: '#dbe9f1', shade: '#173a60' },
  brown: { ground: '#6b432b', thread: '#edd8b5', shade: '#3b2216' },
};

export const COLOURS = Object.keys(CLOTHS) as Colour[];

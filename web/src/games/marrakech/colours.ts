/** The colours of the rugs. Their patterns (RugPatterns.svelte) distinguish them without colour. */
import type { Colour } from './types';

/** The colours in which one kind of rug is woven. */
export interface RugColours {
  ground: string;
  thread: string;
  shade: string;
}

export const RUG_COLOURS: Record<Colour, RugColours> = {
  red: { ground: '#b5342c', thread: '#f4d3b8', shade: '#771d19' },
  yellow: { ground: '#dfa22b', thread: '#6a3f0e', shade: '#a4650f' },
  blue: { ground: '#2a5a8c', thread: '#dbe9f1', shade: '#173a60' },
  brown: { ground: '#6b432b', thread: '#edd8b5', shade: '#3b2216' },
};

export const COLOURS = Object.keys(RUG_COLOURS) as Colour[];

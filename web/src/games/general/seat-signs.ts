/** The colours and patterns by which seats are recognised, for up to eight of them. */
export const SEAT_COLOURS = [
  '#b5342c',
  '#2a5a8c',
  '#c98a1b',
  '#2b7f4b',
  '#7b4a93',
  '#4a5560',
  '#c2578a',
  '#17818a',
];

/** SVG path data of the patterns on a square of 32, one for each colour. */
export const SEAT_PATTERNS = [
  'M16 5 27 16 16 27 5 16Z', // a diamond
  'M0 9H32M0 23H32', // lines across
  'M9 0V32M23 0V32', // lines down
  'M-4 20 20-4M4 28 28 4M12 36 36 12', // lines aslant
  'M16 6V26M6 16H26', // a cross
  'M0 12 8 4 16 12 24 4 32 12M0 28 8 20 16 28 24 20 32 28', // a zigzag
  'M6 6H26V26H6Z', // a square
  'M6 6 26 26M26 6 6 26', // a saltire
];

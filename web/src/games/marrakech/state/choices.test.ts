import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../net/protocol';
import recorded from '../guide/recorded.json';
import {
  directionsOf,
  placementTowards,
  placementsOf,
  stopsOf,
  turnOfKey,
  turnedKey,
  type Placement,
} from './choices';

const turns = recorded.lesson.choices as unknown as Choice[];
const rugs = recorded.lesson.directions.left.placements as unknown as Choice[];

const placement = (text: string): Placement => ({ text, squares: [text.slice(0, 2), text.slice(2)] });

describe('matching choices', () => {
  it('finds the three directions, and nothing else, among turns', () => {
    expect(directionsOf(turns).map(({ text, facing }) => [text, facing])).toEqual([
      ['left', 'west'],
      ['ahead', 'north'],
      ['right', 'east'],
    ]);
    expect(placementsOf(turns)).toEqual([]);
  });

  it('finds a placement for every rug, and no direction', () => {
    expect(placementsOf(rugs)).toHaveLength(rugs.length);
    expect(directionsOf(rugs)).toEqual([]);
    for (const { text, squares } of placementsOf(rugs)) expect(squares.join('')).toBe(text);
  });

  it('knows the keys of turning', () => {
    expect(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map(turnOfKey)).toEqual([
      'left',
      'ahead',
      'right',
      undefined,
    ]);
  });
});

describe('the squares where a direction may end', () => {
  const direction = directionsOf(turns)[0]!;

  it('gives every square its odds and cost', () => {
    expect(stopsOf(direction)).toEqual(
      direction.landings.map(({ path, weight, cost }) => ({ square: path.at(-1), weight, cost })),
    );
  });

  it('adds up rolls that end on one square', () => {
    const landings = [
      { roll: 1, weight: 1, path: ['g1'], cost: 2, owner: 1 },
      { roll: 2, weight: 2, path: ['g1', 'g1'], cost: 2, owner: 1 },
      { roll: 3, weight: 2, path: ['g1', 'g1', 'f1'], cost: 0, owner: null },
    ];
    expect(stopsOf({ ...direction, landings })).toEqual([
      { square: 'g1', weight: 3, cost: 2 },
      { square: 'f1', weight: 2, cost: 0 },
    ]);
  });
});

describe('arrow keys among placements', () => {
  const placements = ['c4d4', 'c3d3', 'd3d4', 'e3e4', 'c5d5'].map(placement);
  const go = (from: string, key: string) =>
    placementTowards(placements, placements.find(({ text }) => text === from), key)?.text;

  it('begin with the first', () => {
    expect(placementTowards(placements, undefined, 'ArrowDown')?.text).toBe('c4d4');
  });

  it('go to the nearest in their direction', () => {
    expect(go('c4d4', 'ArrowUp')).toBe('d3d4');
    expect(go('d3d4', 'ArrowRight')).toBe('e3e4');
    expect(go('c4d4', 'ArrowDown')).toBe('c5d5');
  });

  it('prefer a far one ahead to a near one aside', () => {
    expect(go('c5d5', 'ArrowRight')).toBe('e3e4');
  });

  it('wrap around to the other side', () => {
    expect(go('c5d5', 'ArrowDown')).toBe('c3d3');
  });

  it('ignore other keys', () => {
    expect(go('c4d4', 'Enter')).toBeUndefined();
  });

  it('reach every placement', () => {
    const all = placementsOf(rugs);
    const reached = new Set([all[0]!]);
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
        reached.add(placementTowards(all, from, key)!);
      }
    }
    expect(reached.size).toBe(all.length);
  });
});

describe('a turned board', () => {
  it('leads where the keys point on the screen', () => {
    expect(turnedKey('ArrowUp', 0)).toBe('ArrowUp');
    expect(turnedKey('ArrowUp', 1)).toBe('ArrowRight'); // turned to the left, its right side is above
    expect(turnedKey('ArrowLeft', 2)).toBe('ArrowRight');
    expect(turnedKey('Enter', 3)).toBe('Enter');
  });
});

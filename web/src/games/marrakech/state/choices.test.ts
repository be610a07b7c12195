import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../net/protocol';
import {
  endingsOf,
  placeTowards,
  placesOf,
  reachOf,
  touchReachOf,
  turnOfKey,
  waysOf,
  type Place,
} from './choices';
import { distance, middle, type Point } from '../geometry';
import recorded from '../guide/recorded.json';

const turns = recorded.lesson.choices as unknown as Choice[];
const rugs = recorded.lesson.ways.left.places as unknown as Choice[];

const place = (text: string): Place => ({ text, squares: [text.slice(0, 2), text.slice(2)] });

describe('matching choices', () => {
  it('finds the three ways, and nothing else, among turns', () => {
    expect(waysOf(turns).map(({ text, facing }) => [text, facing])).toEqual([
      ['left', 'west'],
      ['ahead', 'north'],
      ['right', 'east'],
    ]);
    expect(placesOf(turns)).toEqual([]);
  });

  it('finds a place for every rug, and no way', () => {
    expect(placesOf(rugs)).toHaveLength(rugs.length);
    expect(waysOf(rugs)).toEqual([]);
    for (const { text, squares } of placesOf(rugs)) expect(squares.join('')).toBe(text);
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

describe('where a way may end', () => {
  const way = waysOf(turns)[0]!;

  it('gives every square its odds and cost', () => {
    expect(endingsOf(way)).toEqual(
      way.landings.map(({ path, weight, cost }) => ({ square: path.at(-1), weight, cost })),
    );
  });

  it('adds up rolls that end on the same square', () => {
    const landings = [
      { roll: 1, weight: 1, path: ['g1'], cost: 2, owner: 1 },
      { roll: 2, weight: 2, path: ['g1', 'g1'], cost: 2, owner: 1 },
      { roll: 3, weight: 2, path: ['g1', 'g1', 'f1'], cost: 0, owner: null },
    ];
    expect(endingsOf({ ...way, landings })).toEqual([
      { square: 'g1', weight: 3, cost: 2 },
      { square: 'f1', weight: 2, cost: 0 },
    ]);
  });
});

describe('arrow keys among places', () => {
  const places = ['c4d4', 'c3d3', 'd3d4', 'e3e4', 'c5d5'].map(place);
  const go = (from: string, key: string) =>
    placeTowards(places, places.find(({ text }) => text === from), key)?.text;

  it('begins with the first', () => {
    expect(placeTowards(places, undefined, 'ArrowDown')?.text).toBe('c4d4');
  });

  it('goes to the nearest that way', () => {
    expect(go('c4d4', 'ArrowUp')).toBe('d3d4');
    expect(go('d3d4', 'ArrowRight')).toBe('e3e4');
    expect(go('c4d4', 'ArrowDown')).toBe('c5d5');
  });

  it('rather goes far than aside', () => {
    expect(go('c5d5', 'ArrowRight')).toBe('e3e4');
  });

  it('comes round from the other side', () => {
    expect(go('c5d5', 'ArrowDown')).toBe('c3d3');
  });

  it('leaves other keys alone', () => {
    expect(go('c4d4', 'Enter')).toBeUndefined();
  });

  it('reaches every place', () => {
    const all = placesOf(rugs);
    const reached = new Set([all[0]!]);
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
        reached.add(placeTowards(all, from, key)!);
      }
    }
    expect(reached.size).toBe(all.length);
  });
});

describe('the part of the market that points at a place', () => {
  const all = placesOf(rugs);

  const isInside = ({ x, y }: Point, corners: readonly Point[]): boolean =>
    corners.reduce((inside, a, k) => {
      const b = corners[(k + 1) % corners.length]!;
      const crosses = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
      return crosses ? !inside : inside;
    }, false);

  it('is all of both squares where nothing else can lie', () => {
    const corners = reachOf(place('a1b1'), [place('a1b1')]);
    for (const point of [middle('a1'), middle('b1'), { x: 5, y: 95 }, { x: 195, y: 5 }]) {
      expect(isInside(point, corners)).toBe(true);
    }
  });

  it('gives every point to the place whose middle is nearest', () => {
    const reaches = all.map(({ text }, k) => ({ text, corners: reachOf(all[k]!, all) }));
    for (let x = 3; x < 700; x += 14) {
      for (let y = 5; y < 700; y += 14) {
        const square = 'abcdefg'[Math.floor(x / 100)]! + (Math.floor(y / 100) + 1);
        const near = all
          .filter(({ squares }) => squares.includes(square))
          .map((each) => ({ each, far: distance(middle(...each.squares), { x, y }) }))
          .sort((a, b) => a.far - b.far);
        if (near.length > 1 && near[1]!.far - near[0]!.far < 1) continue;
        const hit = reaches.filter(({ corners }) => isInside({ x, y }, corners));
        expect(hit.map(({ text }) => text)).toEqual(near.slice(0, 1).map(({ each }) => each.text));
      }
    }
  });

  it('is for fingers all that is nearest, also beside the squares', () => {
    const reaches = all.map((each) => ({ text: each.text, corners: touchReachOf(each, all) }));
    for (let x = 3; x < 700; x += 14) {
      for (let y = 5; y < 700; y += 14) {
        const near = all
          .map((each) => ({ each, far: distance(middle(...each.squares), { x, y }) }))
          .sort((a, b) => a.far - b.far);
        if (near[0]!.far > 90 || near[1]!.far - near[0]!.far < 1) continue;
        const hit = reaches.filter(({ corners }) => isInside({ x, y }, corners));
        expect(hit.map(({ text }) => text)).toEqual([near[0]!.each.text]);
      }
    }
  });
});

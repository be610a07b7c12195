import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../net/protocol';
import { centre, distance, type Point } from '../geometry';
import recorded from '../guide/recorded.json';
import { placementsOf, type Placement } from '../state/choices';
import { clickArea, touchArea } from './click-areas';

const rugs = recorded.lesson.directions.left.placements as unknown as Choice[];

const placement = (text: string): Placement => ({ text, squares: [text.slice(0, 2), text.slice(2)] });

describe('the click area of a placement', () => {
  const all = placementsOf(rugs);

  const isInside = ({ x, y }: Point, corners: readonly Point[]): boolean =>
    corners.reduce((inside, a, k) => {
      const b = corners[(k + 1) % corners.length]!;
      const crosses = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
      return crosses ? !inside : inside;
    }, false);

  it('is all of both squares if there is no other placement', () => {
    const corners = clickArea(placement('a1b1'), [placement('a1b1')]);
    for (const point of [centre('a1'), centre('b1'), { x: 5, y: 95 }, { x: 195, y: 5 }]) {
      expect(isInside(point, corners)).toBe(true);
    }
  });

  it('has every point of its squares that is nearest to its centre', () => {
    const reaches = all.map(({ text }, k) => ({ text, corners: clickArea(all[k]!, all) }));
    for (let x = 3; x < 700; x += 14) {
      for (let y = 5; y < 700; y += 14) {
        const square = 'abcdefg'[Math.floor(x / 100)]! + (Math.floor(y / 100) + 1);
        const near = all
          .filter(({ squares }) => squares.includes(square))
          .map((each) => ({ each, far: distance(centre(...each.squares), { x, y }) }))
          .sort((a, b) => a.far - b.far);
        if (near.length > 1 && near[1]!.far - near[0]!.far < 1) continue;
        const hit = reaches.filter(({ corners }) => isInside({ x, y }, corners));
        expect(hit.map(({ text }) => text)).toEqual(near.slice(0, 1).map(({ each }) => each.text));
      }
    }
  });

  it('for fingers has every point that is nearest, also outside its squares', () => {
    const reaches = all.map((each) => ({ text: each.text, corners: touchArea(each, all) }));
    for (let x = 3; x < 700; x += 14) {
      for (let y = 5; y < 700; y += 14) {
        const near = all
          .map((each) => ({ each, far: distance(centre(...each.squares), { x, y }) }))
          .sort((a, b) => a.far - b.far);
        if (near[0]!.far > 90 || near[1]!.far - near[0]!.far < 1) continue;
        const hit = reaches.filter(({ corners }) => isInside({ x, y }, corners));
        expect(hit.map(({ text }) => text)).toEqual([near[0]!.each.text]);
      }
    }
  });
});

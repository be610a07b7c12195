import { expect, test } from 'vitest';
import recorded from '../guide/recorded/figures.json';
import type { Sea } from '../types';
import {
  added,
  draftOf,
  hasItem,
  itemAt,
  itemOfField,
  itemsOf,
  moved,
  movedBy,
  positionOf,
  removed,
  reordered,
  seaOf,
  tomlOf,
  withCorner,
  type Draft,
} from './draft';

const sea = recorded.start.sea as unknown as Sea;
const classic = draftOf(sea);
const [withIsland, island] = added(classic, 'islands', [0, 400]);

test('a draft of a sea is that sea', () => {
  expect(seaOf(classic, sea)).toEqual(sea);
});

test('both white buoys keep one y coordinate', () => {
  expect(moved(classic, 'line.1', [220.4, 15.6]).line).toEqual([
    [-200, 16],
    [220, 16],
  ]);
});

test('an island moves as a whole, or by a corner', () => {
  const before = withIsland.islands[0]!;
  const after = movedBy(withIsland, island, 10, -20).islands[0]!;
  expect(after).toEqual(before.map(([x, y]) => [x + 10, y - 20]));
  const bent = moved(withIsland, 'islands.0.2', [3, 4]).islands[0]!;
  expect(bent).toEqual(before.map((corner, k) => (k === 2 ? [3, 4] : corner)));
});

test('coordinates stay within what the server accepts', () => {
  expect(positionOf(moved(classic, 'marks.0', [-1e9, 1e9]), 'marks.0')).toEqual([-20_000, 20_000]);
});

test('the nearest item is found, and an island by its inside', () => {
  expect(itemAt(withIsland, [-395, 806], 20)).toBe('marks.0');
  expect(itemAt(withIsland, [0, 400], 20)).toBe('islands.0');
  expect(itemAt(withIsland, [0, 468], 20)).toBe('islands.0.0');
  expect(itemAt(withIsland, [0, 200], 20)).toBeNull();
});

test('new marks have colours of their own', () => {
  const [draft, mark] = added(classic, 'marks', [0, 500]);
  expect(mark).toBe('marks.2');
  expect(draft.marks.map(({ colour }) => colour)).toEqual(['red', 'green', 'yellow']);
});

test('marks change their order', () => {
  const colours = (draft: Draft) => draft.marks.map(({ colour }) => colour);
  expect(colours(reordered(classic, 1, -1))).toEqual(['green', 'red']);
});

test('an edge goes round everything', () => {
  const [draft] = added(withIsland, 'edge', [0, 0]);
  expect(draft.edge).toEqual([
    [-660, -260],
    [660, -260],
    [660, 1260],
    [-660, 1260],
  ]);
});

test('shores gain and lose corners, and are removed with the last three', () => {
  const [more, corner] = withCorner(withIsland, 'islands.0.4');
  expect(corner).toBe('islands.0.5');
  expect(more.islands[0]).toHaveLength(6);
  let draft = more;
  for (let k = 0; k < 3; k++) draft = removed(draft, 'islands.0.0');
  expect(draft.islands[0]).toHaveLength(3);
  expect(removed(draft, 'islands.0.0').islands).toEqual([]);
});

test('the white buoys stay', () => {
  expect(removed(classic, 'line.0')).toBe(classic);
  expect(hasItem(removed(classic, 'marks.1'), 'marks.1')).toBe(false);
});

test('the text is that of a course file', () => {
  const [draft] = added(added(removed(classic, 'marks.1'), 'rocks', [5, 6])[0], 'islands', [0, 400]);
  expect(tomlOf(draft)).toBe(`line = [[-200, 0], [200, 0]]

[[marks]]
at = [-400, 800]
colour = "red"
round = "clockwise"

[[rocks]]
at = [5, 6]
radius = 24

[[islands]]
corners = [[0, 470], [67, 422], [41, 343], [-41, 343], [-67, 422]]
`);
});

test('fields of a course file lead to items', () => {
  expect(itemOfField('marks[1].at')).toBe('marks.1');
  expect(itemOfField('islands[0].corners')).toBe('islands.0');
  expect(itemOfField('line')).toBe('line.0');
  expect(itemOfField('TOML')).toBeNull();
  expect(itemOfField('marks')).toBeNull();
  expect(itemsOf(withIsland)).toHaveLength(2 + 2 + 1 + 5);
});

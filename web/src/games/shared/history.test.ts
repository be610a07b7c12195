import { expect, test } from 'vitest';
import { History } from './history.svelte';

test('what was done is undone and done again', () => {
  const history = new History('a');
  history.change('b');
  history.change('c');
  history.undo();
  expect([history.now, history.canUndo, history.canRedo]).toEqual(['b', true, true]);
  history.redo();
  expect([history.now, history.canRedo]).toEqual(['c', false]);
  history.undo();
  history.change('d');
  history.redo();
  expect(history.now).toBe('d');
});

test('a drag is one step', () => {
  const history = new History(0);
  for (const at of [1, 2, 3]) history.change(at, 'drag 1');
  for (const at of [4, 5]) history.change(at, 'drag 2');
  history.undo();
  expect(history.now).toBe(3);
  history.change(6, 'drag 2');
  history.undo();
  history.undo();
  expect([history.now, history.canUndo]).toEqual([0, false]);
});

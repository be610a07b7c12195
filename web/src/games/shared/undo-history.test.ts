import { expect, test } from 'vitest';
import { UndoHistory } from './undo-history.svelte';

test('changes are undone and redone', () => {
  const history = new UndoHistory('a');
  history.change('b');
  history.change('c');
  history.undo();
  expect([history.current, history.canUndo, history.canRedo]).toEqual(['b', true, true]);
  history.redo();
  expect([history.current, history.canRedo]).toEqual(['c', false]);
  history.undo();
  history.change('d');
  history.redo();
  expect(history.current).toBe('d');
});

test('a drag is undone as one step', () => {
  const history = new UndoHistory(0);
  for (const at of [1, 2, 3]) history.change(at, 'drag 1');
  for (const at of [4, 5]) history.change(at, 'drag 2');
  history.undo();
  expect(history.current).toBe(3);
  history.change(6, 'drag 2');
  history.undo();
  history.undo();
  expect([history.current, history.canUndo]).toEqual([0, false]);
});

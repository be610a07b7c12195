/** Games with a folder in the client, and those without. */
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { gameModule } = await import('./registry');

test('a game with a folder is shown by its own code', () => {
  expect(gameModule('marrakech').guide).toBeDefined();
  expect(gameModule('regatta').Board).not.toBe(gameModule('marrakech').Board);
});

test('a game without a folder is shown by the general board', () => {
  const game = gameModule('pig');
  expect(game.name).toBe('pig');
  expect(game.Board).toBe(gameModule('chess').Board);
  expect(game.Board).not.toBe(gameModule('marrakech').Board);
  expect(game.guide).toBeUndefined();
});

test('a game is the same module each time', () => {
  expect(gameModule('pig')).toBe(gameModule('pig'));
});

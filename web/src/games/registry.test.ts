/** Games with a folder in the client, and those without. */
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { gameModule } = await import('./registry');

const boardOf = async (name: string) => (await gameModule(name).table()).Board;

test('a game with a folder is shown by its own code', async () => {
  expect(gameModule('marrakech').guide).toBeDefined();
  expect(await boardOf('regatta')).not.toBe(await boardOf('marrakech'));
});

test('a game without a folder is shown by the general board', async () => {
  const game = gameModule('pig');
  expect(game.name).toBe('pig');
  expect(await boardOf('pig')).toBe(await boardOf('chess'));
  expect(await boardOf('pig')).not.toBe(await boardOf('marrakech'));
  expect(game.guide).toBeUndefined();
});

test('a game is the same module each time', () => {
  expect(gameModule('pig')).toBe(gameModule('pig'));
});

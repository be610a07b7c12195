/**
 * The games of the client: every folder beside this file that has an index.ts. All others are
 * shown by the general board. No other module names a game.
 */
import type { GameModule, GamePage } from './contract';
import { generalGame } from './general/general-game';

const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true });

const games = new Map(Object.values(modules).map((game) => [game.name, game]));

/** The game called `name`. Whether there is one, the server knows. */
export function gameModule(name: string): GameModule {
  const game = games.get(name) ?? generalGame(name);
  games.set(name, game);
  return game;
}

/** The page at `path` that a game adds to the client. */
export const gamePage = (path: string): GamePage | undefined =>
  [...games.values()].flatMap(({ pages }) => pages ?? []).find((page) => page.path === path);

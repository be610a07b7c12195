/** The games of the client: every folder beside this file that has an index.ts. No other module names a game. */
import type { GameModule, GamePage } from './contract';

const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true });

const games = new Map(Object.values(modules).map((game) => [game.name, game]));

/** The game called `name`; undefined if the client cannot show it. */
export const gameModule = (name: string): GameModule | undefined => games.get(name);

/** The page at `path` that a game adds to the client. */
export const gamePage = (path: string): GamePage | undefined =>
  [...games.values()].flatMap(({ pages }) => pages ?? []).find((page) => page.path === path);

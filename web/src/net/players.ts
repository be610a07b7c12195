/** Requests about players, their games and their ratings. They throw as those of `api` do. */
import { request } from './api';
import type { Ladder, PlayedGames, PlayerPage } from './protocol';

/** Which games of a player are meant; what is left out is open. */
export interface GameFilter {
  game?: string;
  seats?: number;
  rated?: boolean;
  opponent?: string;
}

async function read<T>(path: string, parameters: object): Promise<T> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return (await (await request('GET', `${path}?${query}`)).json()) as T;
}

export const playerPage = (name: string, filter: GameFilter): Promise<PlayerPage> =>
  read('/players/page', { name, ...filter });

/** At most `most` games; `before` is `next` of the page before. */
export const playedGames = (
  name: string,
  filter: GameFilter,
  most: number,
  before: string | null,
): Promise<PlayedGames> => read('/players/games', { name, ...filter, most, before });

/** A page of the ladder of `game`; `season` is a quarter such as 2026-4, `now` or `all`. */
export const ladder = (game: string, seats: number | null, season: string, page: number): Promise<Ladder> =>
  read(`/ladders/${game}`, { seats, season, page });

/** The path of the page of the player `name`. */
export const playerPath = (name: string): string => `/p/${encodeURIComponent(name)}`;

/** The address of a picture of a player. */
export const avatarUrl = (avatar: string): string => `/avatars/${avatar}.svg`;

/** The games that the server offers, loaded once. Games of installed packages bring their texts with them. */
import { addCatalogue } from '../i18n/translate.svelte';
import * as api from './api';
import type { GameInfo } from './protocol';

let loaded = $state.raw<readonly GameInfo[]>([]);
let loading: Promise<readonly GameInfo[]> | null = null;

/** Load all games and their texts, unless they are loaded. Throws as the requests of `api` do. */
export const loadGames = (): Promise<readonly GameInfo[]> =>
  (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));

async function load(): Promise<readonly GameInfo[]> {
  const games = await api.games();
  for (const { catalogues } of games)
    for (const [language, source] of Object.entries(catalogues)) addCatalogue(language, source);
  loaded = games;
  return games;
}

/** The game called `name`; undefined if the server has none, or before `loadGames` is done. */
export const gameInfo = (name: string): GameInfo | undefined => loaded.find((game) => game.name === name);

/** Whether `game` has hints and reviews. Until the games are loaded they are offered: the server refuses if there are none. */
export const hasAdvice = (game: string): boolean => gameInfo(game)?.has_advice ?? true;

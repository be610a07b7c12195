/**
 * Hints and reviews. They are worked out on this device where it can, else by the host of the table. The host is asked as well while
 * the visitor plays the same game against people: it knows what must not be told.
 */
import * as api from '../api';
import { isOnDevice } from '../host';
import { loadMyTables, myTables } from '../my-tables.svelte';
import type { Hint, Replay, Reviewed, Reviewing } from '../protocol';
import { requestReview } from './reviews';

type Analyst = typeof import('../../offline/workers/analyst');

/** The best move for the visitor at the table `id` of `game`. Throws as the requests of `api` do. */
export async function hint(game: string, id: string): Promise<Hint> {
  const analyst = await analystOf(game, id);
  if (!analyst) return api.hint(id);
  const observation = await api.observation(id);
  return analyst.hintHere(observation).catch(() => api.hint(id));
}

/** The best move in a position of `game`. Throws as the requests of `api` do. */
export async function advice(game: string, text: string): Promise<Hint> {
  const analyst = await analystOf(game, '');
  if (!analyst) return api.advice(game, text);
  return analyst.adviceHere({ game, text }).catch(() => api.advice(game, text));
}

/** The review of a game; `onprogress` is called while it is made. Aborting by `signal` ends the work. */
export async function review(replay: Replay, onprogress: (progress: Reviewing) => void, signal: AbortSignal): Promise<Reviewed> {
  const { id, game, record } = replay;
  const analyst = await analystOf(game, id ?? '');
  if (!analyst) return requestReview(replay, onprogress, signal);
  const kept = id === null ? null : await analyst.keptReview(id);
  if (kept) return kept;
  try {
    const made = await analyst.reviewHere(record, onprogress, signal);
    if (id !== null) await analyst.keepReview(id, made);
    return made;
  } catch (error) {
    if (signal.aborted) throw error;
    return requestReview(replay, onprogress, signal);
  }
}

/** The part that analyses games of `game` on this device; null if that is up to the host of the table `id`. */
async function analystOf(game: string, id: string): Promise<Analyst | null> {
  if (isOnDevice(id) || (await isPlayedAmongPeople(game))) return null;
  const analyst = await import('../../offline/workers/analyst').catch(() => null);
  return analyst?.canAnalyse(game) ? analyst : null;
}

async function isPlayedAmongPeople(game: string): Promise<boolean> {
  if (myTables() === null) await loadMyTables();
  return (myTables() ?? []).some(
    (table) => table.game === game && table.state === 'playing' && table.seats.filter(({ kind }) => kind === 'person').length > 1,
  );
}

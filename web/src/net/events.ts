/** Requests about tournaments. They throw as those of `api` do. */
import { request } from './api';
import type { EventCreated, EventInfo, EventList, NewEvent, NewResult, NewSeeds, NewState } from './protocol';

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

export const listEvents = (): Promise<EventList> => json('GET', '/events');
export const readEvent = (id: string): Promise<EventInfo> => json('GET', `/events/${id}`);

/** Plan a tournament. Returns its id. */
export const planEvent = async (event: NewEvent): Promise<string> =>
  (await json<EventCreated>('POST', '/events', event)).id;

export const enter = (id: string): Promise<EventInfo> => json('POST', `/events/${id}/entry`);
export const checkIn = (id: string): Promise<EventInfo> => json('PUT', `/events/${id}/entry`);
export const withdraw = (id: string): Promise<EventInfo> => json('DELETE', `/events/${id}/entry`);

export const changeState = (id: string, state: NewState['state']): Promise<EventInfo> =>
  json('PUT', `/events/${id}/state`, { state } satisfies NewState);
export const removePlayer = (id: string, player: number): Promise<EventInfo> =>
  json('DELETE', `/events/${id}/players/${player}`);

/** Put the players into an order, the strongest first. */
export const seed = (id: string, players: number[]): Promise<EventInfo> =>
  json('PUT', `/events/${id}/seeds`, { players } satisfies NewSeeds);

/** Say how the game at a `table` ended: `places` by seat. */
export const correct = (id: string, table: string, places: number[]): Promise<EventInfo> =>
  json('PUT', `/events/${id}/tables/${table}`, { places } satisfies NewResult);

/** The file with the results, headed in the language `code`. */
export const resultsUrl = (id: string, code: string): string => `/api/events/${id}/results.csv?lang=${code}`;

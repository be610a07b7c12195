/** The server over HTTP. Whatever it refuses is thrown as `RefusedError`. */
import type {
  Commitment,
  Created,
  GameInfo,
  Hint,
  NewTable,
  Position,
  PuzzleAnswer,
  PuzzleName,
  PuzzleTask,
  Puzzles,
  Refusal,
  Replay,
  Sit,
  Solution,
  Start,
  StartRequest,
  TableInfo,
  TableSummary,
} from './protocol';
import { keepPromise } from './promises';
import { language } from '../i18n/translate.svelte';

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The server cannot be reached, or answered something that is not for us. */
export class UnreachableError extends Error {}

export async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        'Accept-Language': language(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new UnreachableError();
  }
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => null);
  throw isRefusal(refusal) ? new RefusedError(refusal) : new UnreachableError();
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value;

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** 128 random bits of this device: nobody else can then know what chance will bring. */
function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's promise first, our bits after it: so neither could be chosen to suit the other. */
async function chance(): Promise<{ nonce: string; contribution: string; commitment: string }> {
  const { nonce, commitment } = await json<Commitment>('GET', '/commitment');
  return { nonce, contribution: contribution(), commitment };
}

export const games = once(() => json<GameInfo[]>('GET', '/games'));

/** In the reader's language, if they are there. */
export async function rules(game: string): Promise<{ text: string; language: string }> {
  const response = await ask('GET', `/rules/${game}`);
  return { text: await response.text(), language: response.headers.get('Content-Language') ?? 'en' };
}

export const start = (request: StartRequest): Promise<Start> => json('POST', '/starts', request);

export const openTables = (): Promise<TableSummary[]> => json('GET', '/tables');
export const myTables = (): Promise<TableSummary[]> => json('GET', '/tables/mine');

export const createTable = (table: Omit<NewTable, 'contribution' | 'nonce'>): Promise<Created> =>
  begin('/tables', table);
export const rematch = (id: string): Promise<Created> => begin(`/tables/${id}/rematch`, {});

async function begin(path: string, table: object): Promise<Created> {
  const { commitment, nonce, contribution } = await chance();
  const created = await json<Created>('POST', path, { ...table, nonce, contribution });
  keepPromise(created.id, { commitment, contribution });
  return created;
}

export async function sit(
  table: TableInfo,
  seat: number,
  name: string,
  invite: string | null,
): Promise<void> {
  const bits = contribution();
  const body: Sit = { name, invite, contribution: bits };
  await ask('POST', `/tables/${table.id}/seats/${seat}`, body);
  keepPromise(table.id, { commitment: table.commitment, contribution: bits });
}

export const leave = (id: string, seat: number): Promise<Response> =>
  ask('DELETE', `/tables/${id}/seats/${seat}`);
export const remove = (id: string): Promise<Response> => ask('DELETE', `/tables/${id}`);

export const hint = (id: string): Promise<Hint> => json('POST', `/tables/${id}/hint`);

export const replay = (id: string): Promise<Replay> => json('GET', `/replays/${id}`);
export const replayRecord = (record: string): Promise<Replay> =>
  json('POST', '/replays', { record });
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;

export const position = (game: string, text: string): Promise<Position> =>
  json('POST', '/positions', { game, text });
/** One to begin with. */
export const startPosition = (request: StartRequest): Promise<Position> =>
  json('POST', '/positions/starts', request);
export const moment = (record: string, ply: number): Promise<Position> =>
  json('POST', '/positions/moments', { record, ply });

export const advice = (game: string, text: string): Promise<Hint> =>
  json('POST', '/positions/advice', { game, text });

export const puzzles = (): Promise<Puzzles> => json('GET', '/puzzles');
export const puzzle = (of: PuzzleName): Promise<PuzzleTask> => json('GET', puzzlePath(of));
export const tryPuzzle = (of: PuzzleName, move: string): Promise<PuzzleAnswer> =>
  json('POST', `${puzzlePath(of)}/tries`, { move });
export const solution = (of: PuzzleName): Promise<Solution> => json('GET', `${puzzlePath(of)}/solution`);

const puzzlePath = ({ game, number }: PuzzleName): string => `/puzzles/${game}/${number}`;

/** Asks when first needed, and again only if that failed. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));
}

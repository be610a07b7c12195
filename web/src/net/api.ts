/** Requests to the server's HTTP API. They throw RefusedError if the server refuses, else UnreachableError. */
import { language } from '../i18n/translate.svelte';
import { saveCommitment } from './commitments';
import type {
  Commitment,
  Created,
  FinishedTables,
  GameInfo,
  Hint,
  MomentRequest,
  NewTable,
  Position,
  PositionRequest,
  PuzzleAnswer,
  PuzzleName,
  PuzzleTask,
  PuzzleTry,
  Puzzles,
  Refusal,
  Replay,
  ReplayRequest,
  Sit,
  Solution,
  Start,
  StartRequest,
  TableInfo,
  TableSummary,
} from './protocol';

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The server cannot be reached, or did not answer as the API does. */
export class UnreachableError extends Error {}

/** Send a request to `path` below /api, with `body` as JSON. */
export async function request(
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

async function requestJson<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

/** 128 random bits of this device, with which nobody can foresee the chance events of a game. */
function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's commitment, then our contribution: so neither can be chosen to suit the other. */
async function commitmentAndContribution(): Promise<{ nonce: string; contribution: string; commitment: string }> {
  const { nonce, commitment } = await requestJson<Commitment>('GET', '/commitment');
  return { nonce, contribution: newContribution(), commitment };
}

export const games = (): Promise<GameInfo[]> => requestJson('GET', '/games');

interface RulesText {
  /** Markdown. */
  text: string;
  /** The reader's language if the text is translated, else English. */
  language: string;
}

/** The rules of `game`, clause by clause. */
export const rules = (game: string): Promise<RulesText> => requestText(`/rules/${game}`);

/** The plain page on how `game` is played, if it has one. */
export const howToPlay = (game: string): Promise<RulesText> => requestText(`/how-to-play/${game}`);

async function requestText(path: string): Promise<RulesText> {
  const response = await request('GET', path);
  return { text: await response.text(), language: response.headers.get('Content-Language') ?? 'en' };
}

export const start = (request: StartRequest): Promise<Start> => requestJson('POST', '/starts', request);

export const openTables = (): Promise<TableSummary[]> => requestJson('GET', '/tables');
export const myTables = (): Promise<TableSummary[]> => requestJson('GET', '/tables/mine');
/** At most `most` finished tables; `before` is `next` of the page before. */
export const finishedTables = (most: number, before: string | null): Promise<FinishedTables> =>
  requestJson('GET', `/tables/mine/finished?most=${most}${before === null ? '' : `&before=${before}`}`);

export async function createTable(table: Omit<NewTable, 'contribution' | 'nonce'>): Promise<Created> {
  const { commitment, nonce, contribution } = await commitmentAndContribution();
  const created = await requestJson<Created>('POST', '/tables', { ...table, nonce, contribution });
  saveCommitment(created.id, { commitment, contribution });
  return created;
}

/** Set up the rematch of the table `id`, or find it, and take the same `seats` there. Returns its id. */
export async function rematch(id: string, seats: readonly number[]): Promise<string> {
  const { commitment, nonce, contribution } = await commitmentAndContribution();
  const table = await requestJson<Created>('POST', `/tables/${id}/rematch`, { nonce, contribution });
  if (table.commitment === commitment) saveCommitment(table.id, { commitment, contribution });
  else for (const seat of seats) await sit(table, seat, '', null).catch(watchInstead);
  return table.id;
}

/** A seat that somebody else has by now is no reason not to go to the table. */
function watchInstead(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
}

export async function sit(
  table: Pick<TableInfo, 'id' | 'commitment'>,
  seat: number,
  name: string,
  invite: string | null,
): Promise<void> {
  const contribution = newContribution();
  const body: Sit = { name, invite, contribution };
  await request('POST', `/tables/${table.id}/seats/${seat}`, body);
  saveCommitment(table.id, { commitment: table.commitment, contribution });
}

export const leave = (id: string, seat: number): Promise<Response> =>
  request('DELETE', `/tables/${id}/seats/${seat}`);
export const remove = (id: string): Promise<Response> => request('DELETE', `/tables/${id}`);

export const hint = (id: string): Promise<Hint> => requestJson('POST', `/tables/${id}/hint`);

export const replay = (id: string): Promise<Replay> => requestJson('GET', `/replays/${id}`);
export const replayRecord = (record: string): Promise<Replay> =>
  requestJson('POST', '/replays', { record } satisfies ReplayRequest);
export const recordUrl = (id: string): string => `/api/tables/${id}/record`;

export const position = (game: string, text: string): Promise<Position> =>
  requestJson('POST', '/positions', { game, text } satisfies PositionRequest);
/** The position in which a game begins. */
export const startPosition = (request: StartRequest): Promise<Position> =>
  requestJson('POST', '/positions/starts', request);
/** The position of a game record after `ply` plies. */
export const positionAt = (record: string, ply: number): Promise<Position> =>
  requestJson('POST', '/positions/moments', { record, ply } satisfies MomentRequest);

/** The best move of the position `text`. */
export const advice = (game: string, text: string): Promise<Hint> =>
  requestJson('POST', '/positions/advice', { game, text } satisfies PositionRequest);

export const puzzles = (): Promise<Puzzles> => requestJson('GET', '/puzzles');
export const puzzle = (of: PuzzleName): Promise<PuzzleTask> => requestJson('GET', puzzlePath(of));
export const tryPuzzle = (of: PuzzleName, move: string): Promise<PuzzleAnswer> =>
  requestJson('POST', `${puzzlePath(of)}/tries`, { move } satisfies PuzzleTry);
export const solution = (of: PuzzleName): Promise<Solution> => requestJson('GET', `${puzzlePath(of)}/solution`);

const puzzlePath = ({ game, number }: PuzzleName): string => `/puzzles/${game}/${number}`;

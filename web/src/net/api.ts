/** Requests to the HTTP API of the host of the tables, a server or this device. They throw RefusedError if the server refuses, else UnreachableError. */
import { canVerify } from './fairness/fairness';
import type {
  Created,
  FinishedTables,
  GameInfo,
  Hint,
  KeptRecord,
  MomentRequest,
  NewTable,
  Observation,
  Position,
  PositionRequest,
  PuzzleAnswer,
  PuzzleName,
  PuzzleTask,
  PuzzleTry,
  Puzzles,
  Refusal,
  Rematch,
  Replay,
  ReplayRequest,
  Sit,
  Solution,
  Start,
  StartRequest,
  TableInfo,
  TableSummary,
} from './protocol';
import { sendRequest } from './transport';

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
    response = await sendRequest(method, path, body === undefined ? null : JSON.stringify(body), signal);
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

/** Where the browser offers no cryptography, this device adds nothing to the chance of games. */
export const createTable = (table: Omit<NewTable, 'contributes'>): Promise<Created> =>
  requestJson('POST', '/tables', { ...table, contributes: canVerify() } satisfies NewTable);

/** Set up the rematch of the table `id`, or find it, and take the same `seats` there. Returns its id. */
export async function rematch(id: string, seats: readonly number[]): Promise<string> {
  const body: Rematch = { contributes: canVerify() };
  const table = await requestJson<Created>('POST', `/tables/${id}/rematch`, body);
  for (const seat of seats) await sit(table, seat, '', null).catch(watchInstead);
  return table.id;
}

/** A seat that somebody else has by now is no reason not to go to the table. */
function watchInstead(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
}

export async function sit(
  table: Pick<TableInfo, 'id'>,
  seat: number,
  name: string,
  invite: string | null,
): Promise<void> {
  const body: Sit = { name, invite, contributes: canVerify() };
  await request('POST', `/tables/${table.id}/seats/${seat}`, body);
}

export const leave = (id: string, seat: number): Promise<Response> =>
  request('DELETE', `/tables/${id}/seats/${seat}`);
export const remove = (id: string): Promise<Response> => request('DELETE', `/tables/${id}`);

export const observation = (id: string): Promise<Observation> => requestJson('GET', `/tables/${id}/observation`);
export const hint = (id: string): Promise<Hint> => requestJson('POST', `/tables/${id}/hint`);

export const replay = (id: string): Promise<Replay> => requestJson('GET', `/replays/${id}`);
export const replayRecord = (record: string): Promise<Replay> =>
  requestJson('POST', '/replays', { record } satisfies ReplayRequest);
/** Have the server keep the record of a finished game. Returns the id by which anybody finds it. */
export const keepRecord = async (record: string): Promise<string> =>
  (await requestJson<KeptRecord>('POST', '/records', { record } satisfies ReplayRequest)).id;
/** The record that the server keeps under `id`. */
export const keptRecord = async (id: string): Promise<string> => (await request('GET', `/records/${id}`)).text();
export const recordUrl = (id: string): string => `/api/tables/${id}/record`;

/** The record of the game at the table `id`, and a name for its file. */
export async function record(id: string): Promise<{ name: string; text: string }> {
  const response = await request('GET', `/tables/${id}/record`);
  const [, name] = /filename="(.*)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name: name ?? `${id}.taros`, text: await response.text() };
}

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

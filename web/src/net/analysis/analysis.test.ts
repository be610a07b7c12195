/** Who works out hints and reviews: this device, or the host of the table. */
import { beforeEach, expect, test, vi } from 'vitest';
import { advice, hint, review } from './analysis';
import type { Hint, Replay, Reviewed, TableSummary } from '../protocol';

const HINT = { ply: 3 } as Hint;
const REVIEW = { type: 'reviewed', plies: [] } as unknown as Reviewed;
const OBSERVATION = { game: 'marrakech', ply: 3, state: [1] };

const asked: string[] = [];
/** What a device answers; null: it cannot. */
let device: { hint: Hint | null; review: Reviewed | null; kept: Record<string, Reviewed> };
let canAnalyse = true;
let tables: Partial<TableSummary>[] = [];

const answer = <T>(what: string, value: T | null): Promise<T> => {
  asked.push(what);
  return value === null ? Promise.reject(new Error('no worker')) : Promise.resolve(value);
};

vi.mock('../../offline/workers/analyst', () => ({
  canAnalyse: () => canAnalyse,
  hintHere: (observation: unknown) => answer(`device hint ${JSON.stringify(observation)}`, device.hint),
  adviceHere: ({ text }: { text: string }) => answer(`device advice ${text}`, device.hint),
  reviewHere: (record: string) => answer(`device review ${record}`, device.review),
  keptReview: (id: string) => Promise.resolve(device.kept[id] ?? null),
  keepReview: (id: string, made: Reviewed) => Promise.resolve(void (device.kept[id] = made)),
}));
vi.mock('../api', () => ({
  hint: (id: string) => answer(`server hint ${id}`, HINT),
  observation: () => Promise.resolve(OBSERVATION),
  advice: (_: string, text: string) => answer(`server advice ${text}`, HINT),
}));
vi.mock('./reviews', () => ({ requestReview: ({ record }: Replay) => answer(`server review ${record}`, REVIEW) }));
vi.mock('../my-tables.svelte', () => ({ myTables: () => tables }));

const person = { kind: 'person' as const, name: '', bot: null };
const ask = (id: string | null, signal = new AbortController().signal) =>
  review({ id, game: 'marrakech', record: 'moves' } as Replay, () => undefined, signal);

beforeEach(() => {
  asked.length = 0;
  device = { hint: HINT, review: REVIEW, kept: {} };
  canAnalyse = true;
  tables = [{ game: 'marrakech', state: 'playing', seats: [person] }];
});

test('a device that can works out everything, from what the seat may know', async () => {
  expect(await hint('marrakech', 't')).toBe(HINT);
  expect(await advice('marrakech', 'a position')).toBe(HINT);
  expect(await ask(null)).toBe(REVIEW);
  expect(asked).toEqual([`device hint ${JSON.stringify(OBSERVATION)}`, 'device advice a position', 'device review moves']);
});

test('the review of a table is made once, and kept', async () => {
  await ask('t');
  expect(await ask('t')).toBe(REVIEW);
  expect(asked).toEqual(['device review moves']);
});

test('a device that fails leaves it to the server', async () => {
  device = { hint: null, review: null, kept: {} };
  expect(await hint('marrakech', 't')).toBe(HINT);
  expect(await advice('marrakech', 'a position')).toBe(HINT);
  expect(await ask('t')).toBe(REVIEW);
  expect(asked.filter((each) => each.startsWith('server'))).toEqual(['server hint t', 'server advice a position', 'server review moves']);
  expect(device.kept).toEqual({});
});

test('a review that nobody waits for any more is not asked of the server', async () => {
  device.review = null;
  await expect(ask('t', AbortSignal.abort())).rejects.toThrow('no worker');
  expect(asked).toEqual(['device review moves']);
});

test('the server is asked where there are no files, and while people play that game against each other', async () => {
  canAnalyse = false;
  await hint('marrakech', 't');
  canAnalyse = true;
  tables = [{ game: 'regatta', state: 'playing', seats: [person, person] }];
  await hint('marrakech', 't');
  tables = [{ game: 'marrakech', state: 'playing', seats: [person, person] }];
  await hint('marrakech', 't');
  await ask('t');
  expect(asked.map((each) => each.split(' ', 2).join(' '))).toEqual(['server hint', 'device hint', 'server hint', 'server review']);
});

test('a table of this device is its own host', async () => {
  await hint('marrakech', 'here-t');
  expect(asked).toEqual(['server hint here-t']);
});

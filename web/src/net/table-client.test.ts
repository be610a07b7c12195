/** A table client, connected to a fake socket. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry, Frame, FromClient, FromServer, Welcome } from './protocol';
import { TableClient } from './table-client.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  receive(message: FromServer): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

const frame = (ply: number, choices: string[] = []): Frame => ({
  view: { ply },
  to_act: 0,
  turn: 1,
  ply,
  over: false,
  standings: null,
  deadline: null,
  window: null,
  clocks: null,
  choices: choices.map((text) => ({ text, words: { key: 'x', arguments: {} }, preview: null })),
  prompt: null,
  blocked: [],
  can_undo: false,
});

const entry = (number: number, event: unknown = null): Entry => ({
  number,
  turn: 1,
  actor: 0,
  words: { key: 'x', arguments: {} },
  event,
  continues: false,
});

const welcome = (number: number, log: Entry[]): Welcome => ({
  type: 'welcome',
  table: {
    id: 'T',
    game: 'g',
    state: 'playing',
    hidden: false,
    options: {},
    changed: {},
    seats: [],
    pace: { kind: 'none', seconds: 0 },
    public: false,
    commitment: '',
    created: 0,
    rematch: null,
    from_start: true,
    rated: false,
  },
  you: { seats: [0], host: true, invite: null, kept: [], offers: [] },
  number,
  frame: frame(number, ['go']),
  log,
  remarks: [],
  spectators: 0,
  asked: null,
  mixing: null,
  patience: { host: 10_000, player: 60_000, offer: 300_000 },
  now: 0,
});

const happened = (number: number, event: unknown = null): FromServer => ({
  type: 'happened',
  number,
  entry: entry(number, event),
  frame: frame(number, ['go']),
});

let table: TableClient;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const ears = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { hidden: false, ...ears });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', ears.addEventListener);
  vi.stubGlobal('removeEventListener', ears.removeEventListener);
  table = new TableClient('T');
  socket = FakeSocket.all[0]!;
  socket.onopen!();
  socket.receive(welcome(2, [entry(1), entry(2)]));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const numbers = (): number[] => table.log.map(({ number }) => number);

test('sends hello first, then shows the newest entry', () => {
  expect(socket.url).toBe('ws://here/ws/tables/T');
  expect(socket.sent).toEqual([{ type: 'hello', seen: null }]);
  expect(table.shown?.number).toBe(2);
  expect(numbers()).toEqual([1, 2]);
});

test('an entry that is received twice is logged once', () => {
  socket.receive(happened(3));
  socket.receive(happened(3));
  socket.receive(welcome(4, [entry(3), entry(4)]));
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

test('a gap in the numbers makes it request what is missing', () => {
  socket.receive(happened(4));
  expect(numbers()).toEqual([1, 2]);
  expect(socket.sent.at(-1)).toEqual({ type: 'hello', seen: 2 });
});

test('events are animated one after the other, and choices wait for them', () => {
  socket.receive(happened(3, 'walk'));
  socket.receive(happened(4, 'lay'));
  expect(table.shown?.number).toBe(3);
  expect(table.choices).toBeNull();
  expect(table.finished?.number).toBe(2);
  table.animationDone();
  expect(table.finished?.number).toBe(3);
  expect(table.shown?.number).toBe(4);
  expect(table.choices).toHaveLength(1);
});

test('skipping animations shows the newest entry at once', () => {
  socket.receive(happened(3, 'walk'));
  socket.receive(happened(4, 'lay'));
  table.skipAnimations();
  expect(table.shown).toMatchObject({ number: 4, entry: null });
});

test('a double click sends one move', () => {
  table.move('go');
  table.move('go');
  expect(socket.sent.filter(({ type }) => type === 'move')).toEqual([
    { type: 'move', after: 2, text: 'go' },
  ]);
  expect(table.choices).toBeNull();
  const reason = { key: 'stale-move', arguments: {}, text: '', clause: null };
  socket.receive({ type: 'refused', after: 2, reason });
  expect(table.choices).toHaveLength(1);
  expect(table.refusal?.key).toBe('stale-move');
});

/** An entry that is no event, in a choice that ends at `window`. */
const during = (number: number, window: number | null): FromServer => ({
  type: 'happened',
  number,
  entry: entry(number),
  frame: { ...frame(2, ['go']), window },
});

test('a move that is held until its moment is over stays sent while others say something', () => {
  socket.receive(during(3, 4_000));
  table.move('go');
  socket.receive(during(4, 4_000));
  expect([table.isSending, table.choices]).toEqual([true, null]);
  socket.receive(during(5, 9_000));
  expect([table.isSending, table.choices?.length]).toEqual([false, 1]);
});

test('an event ends the sending of a move', () => {
  table.move('go');
  socket.receive(happened(3, 'walk'));
  expect(table.isSending).toBe(false);
});

test('a silent connection is replaced, and what was missed is requested', () => {
  vi.advanceTimersByTime(9_000);
  expect(socket.sent.some(({ type }) => type === 'ping')).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(table.isOnline).toBe(false);
  vi.advanceTimersByTime(1_000);
  const next = FakeSocket.all.at(-1)!;
  expect(next).not.toBe(socket);
  next.onopen!();
  expect(next.sent).toEqual([{ type: 'hello', seen: 2 }]);
  next.receive(welcome(3, [entry(3)]));
  expect(table.isOnline).toBe(true);
  expect(numbers()).toEqual([1, 2, 3]);
});

test('a hidden tab, whose timers run once a minute, stays connected', () => {
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(4_000);
    expect(socket.sent.filter(({ type }) => type === 'ping')).toHaveLength(minute + 1);
    socket.receive({ type: 'pong' });
    vi.setSystemTime(Date.now() + 60_000);
  }
  expect(table.isOnline).toBe(true);
});

test('waits longer before each retry', () => {
  let last = FakeSocket.all.length;
  const tries = [1_000, 10_000, 100_000].map((time) => {
    for (let passed = 0; passed < time; passed += 100) {
      FakeSocket.all.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(100);
    }
    const made = FakeSocket.all.length - last;
    last = FakeSocket.all.length;
    return made / time;
  });
  expect(tries[0]).toBeGreaterThan(tries[1]!);
  expect(tries[1]).toBeGreaterThan(tries[2]!);
});

test('does not reconnect to a table that does not exist', () => {
  socket.onclose!({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(table.isMissing).toBe(true);
  expect(FakeSocket.all).toHaveLength(1);
});

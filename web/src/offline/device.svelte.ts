/** The page's end of the worker that hosts the tables of this device. It is started by the first request. */
import type { Start, StartRequest } from '../net/protocol';
import type { FromWorker, ToWorker, Trouble } from './messages';

/** How far the worker is: null before it is needed, then the part of its files that has arrived, up to 1. */
let progress = $state<number | null>(null);
let isReady = $state(false);
let failure = $state<string | null>(null);
let troubles = $state.raw<readonly KnownTrouble[]>([]);

export const device = {
  get progress(): number | null {
    return progress;
  },
  get isLoading(): boolean {
    return progress !== null && !isReady && failure === null;
  },
  /** Why this browser cannot host tables; null if it can, as far as is known. */
  get failure(): string | null {
    return failure;
  },
  /** What the player has to know about this device. */
  get troubles(): readonly KnownTrouble[] {
    return troubles;
  },
};

export interface KnownTrouble {
  what: Trouble;
  /** The id of the table that it is about, or ''. */
  table: string;
}

interface PendingAnswer {
  respond: (response: Response) => void;
  body: ReadableStreamDefaultController<Uint8Array> | null;
}

const encoder = new TextEncoder();
const answers = new Map<number, PendingAnswer>();
const sockets = new Map<number, DeviceSocket>();
let worker: Worker | null = null;
let lastId = 0;

function send(message: ToWorker): void {
  worker ??= start();
  worker.postMessage(message);
}

function start(): Worker {
  progress = 0;
  const started = new Worker(new URL('./workers/host.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  started.onerror = (event) => {
    event.preventDefault(); // the reader is told
    fail(event.message || 'worker');
  };
  started.postMessage({ type: 'start', files: new URL(folder(), location.href).href } satisfies ToWorker);
  endWithPage(started);
  return started;
}

/**
 * End the worker when its page is left. A browser may keep the page to show it again, and its worker with it, asleep in
 * the middle of a transaction: no other page could store anything then. A page that is shown again begins anew.
 */
function endWithPage(started: Worker): void {
  addEventListener('pagehide', () => started.terminate());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** The folder of Python's files, named by what is in them. */
const folder = (): string => document.documentElement.dataset['files'] ?? '';

function fail(reason: string): void {
  failure = reason;
  for (const { respond, body } of answers.values()) {
    if (body) body.error(new Error(reason));
    else respond(Response.error());
  }
  answers.clear();
}

function receive(message: FromWorker): void {
  switch (message.type) {
    case 'progress':
      progress = Math.min(1, message.loaded / message.total);
      return;
    case 'ready':
      isReady = true;
      return;
    case 'failed':
      return fail(message.reason);
    case 'trouble':
      return addTrouble({ what: message.trouble, table: message.table });
    case 'answer':
      return answer(message.id, message.status, message.headers);
    case 'chunk':
      answers.get(message.id)?.body?.enqueue(encoder.encode(message.text));
      return;
    case 'end':
      answers.get(message.id)?.body?.close();
      answers.delete(message.id);
      return;
    default:
      sockets.get(message.socket)?.receive(message);
  }
}

function answer(id: number, status: number, headers: Record<string, string>): void {
  const pending = answers.get(id);
  if (!pending) return;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      pending.body = controller;
    },
    cancel: () => void answers.delete(id),
  });
  pending.respond(new Response(status === 204 ? null : body, { status, headers }));
}

/** Start the worker before anything is asked of it. */
export const prepareDevice = (): void => void (worker ??= start());

/** Send a request to the tables of this device, as `fetch` does to a server. */
export async function requestDevice(method: string, path: string, language: string, body: string | null): Promise<Response> {
  if (failure !== null) throw new Error(failure);
  if (method === 'GET' && path === '/games') return fetch(`${folder()}games.json`);
  const start = device.isLoading && path === '/starts' ? await usualStart(JSON.parse(body!) as StartRequest) : undefined;
  return start ? Response.json(start) : askWorker(method, path, language, body);
}

/** How a game begins if nobody has chosen options: a file says so before Python runs. */
async function usualStart({ game, seats, options }: StartRequest): Promise<Start | undefined> {
  if (Object.keys(options ?? {}).length > 0) return undefined;
  const starts = (await (await fetch(`${folder()}starts.json`)).json()) as Record<string, Record<number, Start>>;
  return starts[game]?.[seats];
}

function askWorker(method: string, path: string, language: string, body: string | null): Promise<Response> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    answers.set(id, {
      respond: (response) => (response.type === 'error' ? reject(new Error('worker')) : resolve(response)),
      body: null,
    });
    send({ type: 'request', id, method, path, language, body });
  });
}

/** A socket to the tables of this device: as much of a WebSocket as `Socket` uses. */
export class DeviceSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  #id = ++lastId;

  constructor(path: string, language: string) {
    sockets.set(this.#id, this);
    send({ type: 'open', socket: this.#id, path, language });
  }

  send(text: string): void {
    send({ type: 'send', socket: this.#id, text });
  }

  close(): void {
    sockets.delete(this.#id);
    this.readyState = WebSocket.CLOSED;
    send({ type: 'close', socket: this.#id });
  }

  receive(message: Extract<FromWorker, { socket: number }>): void {
    if (message.type === 'opened') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (message.type === 'message') this.onmessage?.({ data: message.text });
    else {
      sockets.delete(this.#id);
      this.readyState = WebSocket.CLOSED;
      this.onclose?.({ code: message.code });
    }
  }
}

function addTrouble(trouble: KnownTrouble): void {
  const isKnown = troubles.some(({ what, table }) => what === trouble.what && table === trouble.table);
  if (!isKnown) troubles = [...troubles, trouble];
}

/** Take note that the reader has read about a trouble. */
export const dismissTrouble = (trouble: KnownTrouble): void => {
  troubles = troubles.filter((each) => each !== trouble);
};

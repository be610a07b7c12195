/** A WebSocket that reconnects: it detects a dead connection and retries. */
import type { FromClient } from './protocol';
import { openSocket, type WebSocketLike } from './transport';

const PING_INTERVAL = 4_000; // ms
const OPEN_TIMEOUT = 9_000; // ms until the first message
const PONG_TIMEOUT = 6_000; // ms until the answer to a ping; then the connection is dead
const SLEEP = 9_000; // ms without a message after which a page that becomes visible connects anew
const FIRST_RETRY = 250; // ms
const MAX_RETRY = 8_000; // ms
const NOT_FOUND = 4404; // close code of the server

export interface SocketHandlers<Received> {
  /** Called when a connection is open. */
  onopen?: () => void;
  /** Whether `message` shows that the server has accepted this client. */
  isWelcome: (message: Received) => boolean;
  onmessage: (message: Received) => void;
  onconnection: (isOpen: boolean) => void;
  /** Called if the server has nothing at this path. */
  onmissing?: () => void;
}

/** `Received` are the messages that the server sends, one at a time or several in an array. */
export class Socket<Received> {
  #socket: WebSocketLike | null = null;
  #retries = 0;
  #lastMessageAt = 0;
  /** Until when the answer must have come to a ping, or to the connection being opened; null if none is due. */
  #answerDue: number | null = null;
  #retryTimer = 0;
  #pingTimer = 0;

  constructor(
    readonly path: string,
    readonly handlers: SocketHandlers<Received>,
  ) {
    addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryNow);
    this.#open();
  }

  /** Send `message`. False if the connection is down; the message is then not sent later either. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryNow);
    this.#disconnect();
    clearTimeout(this.#retryTimer);
  }

  #open(): void {
    const socket = (this.#socket = openSocket(this.path));
    this.#lastMessageAt = Date.now();
    this.#answerDue = Date.now() + OPEN_TIMEOUT;
    this.#pingTimer = setInterval(this.#ping, PING_INTERVAL);
    socket.onopen = () => this.handlers.onopen?.();
    socket.onclose = ({ code }) => (code === NOT_FOUND ? this.#reportMissing() : this.#reconnect());
    socket.onmessage = ({ data }) => {
      this.#lastMessageAt = Date.now();
      this.#answerDue = null;
      const received = JSON.parse(data as string) as Received | Received[];
      for (const message of Array.isArray(received) ? received : [received]) this.#receive(message);
    };
  }

  #receive(message: Received): void {
    if (this.handlers.isWelcome(message)) {
      this.#retries = 0;
      this.handlers.onconnection(true);
    }
    this.handlers.onmessage(message);
  }

  /** Browsers call this once a minute in a tab that is hidden: only an answer that is due counts. */
  #ping = (): void => {
    if (this.#answerDue !== null) {
      if (Date.now() > this.#answerDue) this.#reconnect();
    } else if (this.send({ type: 'ping' })) this.#answerDue = Date.now() + PONG_TIMEOUT;
  };

  #reconnect(): void {
    this.#disconnect();
    this.handlers.onconnection(false);
    const delay = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** this.#retries++);
    this.#retryTimer = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #reportMissing(): void {
    this.close();
    this.handlers.onmissing?.();
  }

  #disconnect(): void {
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  /** Retry at once: the network is back, or the page is visible again, maybe after a long sleep. */
  #retryNow = (): void => {
    if (document.hidden) return;
    if (this.#socket) {
      if (Date.now() - this.#lastMessageAt > SLEEP) this.#reconnect();
      else this.#ping();
      return;
    }
    clearTimeout(this.#retryTimer);
    this.#open();
  };
}

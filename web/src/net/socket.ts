/** A WebSocket to a table that reconnects: it detects a dead connection, retries, and resumes after the last message. */
import type { FromClient, FromServer } from './protocol';

const PING_INTERVAL = 4_000; // ms
const TIMEOUT = 9_000; // ms without a message after which the connection is dead
const FIRST_RETRY = 250; // ms
const MAX_RETRY = 8_000; // ms
const TABLE_NOT_FOUND = 4404; // close code of the server

export interface SocketHandlers {
  /** The number of the last entry received: the server sends what came after it. */
  lastNumber: () => number | null;
  onmessage: (message: FromServer) => void;
  onconnection: (isOpen: boolean) => void;
  /** Called if the server has no such table. */
  onmissing: () => void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #retries = 0;
  #lastMessageAt = 0;
  #retryTimer = 0;
  #pingTimer = 0;

  constructor(
    readonly path: string,
    readonly handlers: SocketHandlers,
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

  /** Request everything after the last entry received. */
  sendHello(): void {
    this.send({ type: 'hello', seen: this.handlers.lastNumber() });
  }

  close(): void {
    removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryNow);
    this.#disconnect();
    clearTimeout(this.#retryTimer);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = (this.#socket = new WebSocket(`${scheme}//${location.host}${this.path}`));
    this.#lastMessageAt = Date.now();
    this.#pingTimer = setInterval(this.#ping, PING_INTERVAL);
    socket.onopen = () => this.sendHello();
    socket.onclose = ({ code }) => (code === TABLE_NOT_FOUND ? this.#reportMissing() : this.#reconnect());
    socket.onmessage = ({ data }) => {
      this.#lastMessageAt = Date.now();
      const received = JSON.parse(data as string) as FromServer | FromServer[];
      for (const message of Array.isArray(received) ? received : [received]) this.#receive(message);
    };
  }

  #receive(message: FromServer): void {
    if (message.type === 'welcome') {
      this.#retries = 0;
      this.handlers.onconnection(true);
    }
    this.handlers.onmessage(message);
  }

  #ping = (): void => {
    if (Date.now() - this.#lastMessageAt > TIMEOUT) this.#reconnect();
    else this.send({ type: 'ping' });
  };

  #reconnect(): void {
    this.#disconnect();
    this.handlers.onconnection(false);
    const delay = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** this.#retries++);
    this.#retryTimer = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  #reportMissing(): void {
    this.close();
    this.handlers.onmissing();
  }

  #disconnect(): void {
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  /** Retry at once: the network is back, or the page is visible again. */
  #retryNow = (): void => {
    if (document.hidden) return;
    if (this.#socket) {
      this.#ping();
      return;
    }
    clearTimeout(this.#retryTimer);
    this.#open();
  };
}

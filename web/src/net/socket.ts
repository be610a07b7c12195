/** A socket that comes back: it notices silence, tries again, and says what it has seen. */
import type { FromClient, FromServer } from './protocol';

const BEAT = 4_000; // ms between pings
const SILENCE = 9_000; // ms without a word after which the line is dead
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const NO_TABLE = 4404; // the server's code for closing

export interface Listener {
  /** The last number seen, to be told what came after it. */
  seen: () => number | null;
  heard: (message: FromServer) => void;
  connected: (isOpen: boolean) => void;
  /** There is no such table. */
  missing: () => void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #retry = 0;
  #beat = 0;

  constructor(
    readonly path: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  /** False if the line is down: what was to be sent is then not sent later either. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks for all that was missed. */
  greet(): void {
    this.send({ type: 'hello', seen: this.listener.seen() });
  }

  close(): void {
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
    clearTimeout(this.#retry);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = (this.#socket = new WebSocket(`${scheme}//${location.host}${this.path}`));
    this.#heard = Date.now();
    this.#beat = setInterval(this.#check, BEAT);
    socket.onopen = () => this.greet();
    socket.onclose = ({ code }) => (code === NO_TABLE ? this.#missed() : this.#lost());
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      const said = JSON.parse(data as string) as FromServer | FromServer[];
      for (const message of Array.isArray(said) ? said : [said]) this.#hear(message);
    };
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.listener.connected(true);
    }
    this.listener.heard(message);
  }

  #check = (): void => {
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ type: 'ping' });
  };

  #lost(): void {
    this.#drop();
    this.listener.connected(false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #missed(): void {
    this.close();
    this.listener.missing();
  }

  #drop(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  /** The network is back, or somebody looks: no reason to wait any longer. */
  #now = (): void => {
    if (document.hidden) return;
    if (this.#socket) {
      this.#check();
      return;
    }
    clearTimeout(this.#retry);
    this.#open();
  };
}

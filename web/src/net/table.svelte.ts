/**
 * A table as this device knows it.
 *
 * What happens is numbered. `shown` follows the newest one entry at a time, so that the eye can: the
 * board says `settle` when it has shown one, and the next comes. `settled` is what it has shown to
 * the end: panels and log wait for it, so that nobody reads of a roll before the die has stopped.
 */
import type {
  Blocked,
  Choice,
  Entry,
  Frame,
  FromServer,
  Happened,
  Refusal,
  Remark,
  SeatInfo,
  TableInfo,
  UndoRequest,
  Welcome,
  You,
} from './protocol';
import { Socket } from './socket';

const FEW = 12; // more than so many entries behind, the eye cannot follow: jump

export interface Shown {
  number: number;
  frame: Frame;
  /** What led to the frame; null after a jump. */
  entry: Entry | null;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false, invite: null, kept: [] });
  log = $state.raw<Entry[]>([]);
  remarks = $state.raw<string[]>([]);
  spectators = $state(0);
  asked = $state.raw<UndoRequest | null>(null);
  isOnline = $state(true);
  /** There is no such table. */
  isMissing = $state(false);
  /** Why the last thing tried was not done. */
  refusal = $state.raw<Refusal | null>(null);
  shown = $state.raw<Shown | null>(null);
  settled = $state.raw<Shown | null>(null);
  /** A move is on its way. */
  isSending = $state(false);

  #frame: Frame | null = null;
  #number = $state<number | null>(null);
  #coming: Happened[] = [];
  #isShowing = false;
  #socket: Socket;

  constructor(readonly id: string) {
    this.#socket = new Socket(`/ws/tables/${id}`, {
      seen: () => this.#number,
      heard: (message) => this.#heard(message),
      connected: (isOpen) => {
        this.isOnline = isOpen;
        this.isSending = false;
      },
      missing: () => (this.isMissing = true),
    });
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  /** More has happened than is shown. */
  get isBehind(): boolean {
    return this.shown?.number !== this.#number;
  }

  /** Something is being shown. */
  get isMoving(): boolean {
    return this.settled?.number !== this.#number;
  }

  /** What may be chosen here and now; null as long as the eye has not caught up. */
  get choices(): Choice[] | null {
    return this.isBehind || this.isSending ? null : (this.shown?.frame.choices ?? null);
  }

  /** What might be looked for among the choices. */
  get blocked(): Blocked[] | null {
    return this.choices && (this.shown?.frame.blocked ?? null);
  }

  close(): void {
    this.#socket.close();
  }

  move(text: string): void {
    if (this.isSending || this.#number === null) return;
    this.refusal = null;
    this.isSending = this.#socket.send({ type: 'move', after: this.#number, text });
  }

  undo(): void {
    if (this.#number === null) return;
    this.refusal = null;
    this.#socket.send({ type: 'undo', after: this.#number });
  }

  agree(yes: boolean): void {
    if (this.asked) this.#socket.send({ type: 'agree', to: this.asked.to, yes });
  }

  resign(): void {
    this.#socket.send({ type: 'resign' });
  }

  remark(which: string): void {
    this.#socket.send({ type: 'remark', which: which as Remark['which'] });
  }

  /** Takes one's seat back from a bot, and asks for all that was missed. */
  comeBack(): void {
    this.#socket.greet();
  }

  /** The board has shown what it was given. */
  settle(): void {
    this.#isShowing = false;
    this.settled = this.shown;
    this.#showNext();
  }

  /** No more following with the eye: to the newest at once. */
  hurry(): void {
    this.#coming = [];
    this.#isShowing = false;
    if (this.#frame && this.#number !== null && this.isBehind) {
      this.shown = { number: this.#number, frame: this.#frame, entry: null };
      this.settled = this.shown;
    }
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'happened':
        return this.#happened(message);
      case 'people':
        this.you = message.you;
        this.spectators = message.spectators;
        if (this.info) {
          const { seats, state, rematch } = message;
          this.info = { ...this.info, seats, state, rematch };
        }
        return;
      case 'asked':
        this.asked = message.undo;
        return;
      case 'refused':
        this.isSending = false;
        this.refusal = message.reason;
        return;
      case 'pong':
    }
  }

  #welcomed(message: Welcome): void {
    const seen = this.#number ?? -1; // some of it may have come since we asked
    this.info = message.table;
    this.you = message.you;
    this.remarks = message.remarks;
    this.spectators = message.spectators;
    this.asked = message.asked;
    this.log = [...this.log, ...message.log.filter(({ number }) => number > seen)];
    this.#number = message.number;
    this.#frame = message.frame;
    this.isSending = false;
    // Also where no number is new the frame may be: it is for who we are now.
    this.shown = null;
    this.hurry();
  }

  #happened(message: Happened): void {
    if (this.#number === null || message.number > this.#number + 1) return this.#socket.greet();
    if (message.number <= this.#number) return;
    this.#number = message.number;
    this.#frame = message.frame;
    this.log = [...this.log, message.entry];
    this.isSending = false;
    this.#coming.push(message);
    if (document.hidden || this.#coming.length > FEW) this.hurry();
    else this.#showNext();
  }

  #showNext(): void {
    if (this.#isShowing) return;
    const next = this.#coming.shift();
    if (!next) return;
    this.#isShowing = next.entry.motion !== null;
    this.shown = { number: next.number, frame: next.frame, entry: next.entry };
    if (!this.#isShowing) this.settle();
  }
}

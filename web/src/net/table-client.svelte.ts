/**
 * A table as this device knows it: its state, kept up to date over a socket, and the commands of its players.
 *
 * Entries of the log are numbered. The board animates one entry after the other: `shown` is the entry on the
 * board, and after `animationDone` the next one follows. `finished` is the newest entry that was animated to
 * its end: panels and the log wait for it, so that nobody reads of a roll before the die has stopped.
 */
import type {
  Blocked,
  Choice,
  Entry,
  Frame,
  FromClient,
  FromServer,
  Mixing,
  Patience,
  Update,
  Refusal,
  Remark,
  SeatInfo,
  TableInfo,
  UndoRequest,
  Welcome,
  You,
} from './protocol';
import { savedCommitment } from './fairness/commitments';
import { canVerify } from './fairness/fairness';
import { MixingPart } from './fairness/mixing';
import { Socket } from './socket';

const MAX_QUEUED = 12; // entries; with more in the queue the board jumps to the newest

export interface Shown {
  number: number;
  frame: Frame;
  /** The entry that led to `frame`; null after a jump. */
  entry: Entry | null;
}

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seats: [], host: false, invite: null, kept: [], offers: [] });
  log = $state.raw<Entry[]>([]);
  remarks = $state.raw<string[]>([]);
  spectators = $state(0);
  undoRequest = $state.raw<UndoRequest | null>(null);
  /** How the chance of the game is being mixed, before it begins. */
  mixing = $state.raw<Mixing | null>(null);
  /** How long the table waits for people who are not connected. */
  patience = $state.raw<Patience | null>(null);
  /** By how many milliseconds the server's clock is ahead of this device's. */
  clockOffset = $state(0);
  isOnline = $state(true);
  /** The server has no such table. */
  isMissing = $state(false);
  /** Why the server refused the last command. */
  refusal = $state.raw<Refusal | null>(null);
  shown = $state.raw<Shown | null>(null);
  finished = $state.raw<Shown | null>(null);
  /** A move was sent, and was neither played nor refused yet. */
  isSending = $state(false);

  #frame: Frame | null = null;
  #number = $state<number | null>(null);
  #queue: Update[] = [];
  #isAnimatingEntry = false;
  #socket: Socket<FromServer>;
  #mixingPart: MixingPart;
  /** The last request for this device's part that was answered. */
  #answeredMixing = '';

  constructor(readonly id: string) {
    this.#mixingPart = new MixingPart(id, savedCommitment(id));
    this.#socket = new Socket(`/ws/tables/${id}`, {
      onopen: () => this.#sendHello(),
      isWelcome: ({ type }) => type === 'welcome',
      onmessage: (message) => this.#receive(message),
      onconnection: (isOpen) => {
        this.isOnline = isOpen;
        this.isSending = false;
      },
      onmissing: () => (this.isMissing = true),
    });
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get isSeated(): boolean {
    return this.you.seats.length > 0;
  }

  get hasBegun(): boolean {
    return this.info !== null && this.info.state !== 'waiting';
  }

  /** Whether the board shows the end of the game. */
  get isOver(): boolean {
    return this.shown?.frame.over ?? false;
  }

  get isPlaying(): boolean {
    return this.hasBegun && !this.isOver;
  }

  /** The seat of the viewer that is to act on the board; null if none is. */
  get mySeatToAct(): number | null {
    const seat = this.shown?.frame.to_act ?? null;
    return seat !== null && this.you.seats.includes(seat) ? seat : null;
  }

  /** Whether the board has not begun to show the newest entry. */
  get isBehind(): boolean {
    return this.shown?.number !== this.#number;
  }

  /** Whether entries are being animated or wait for it. */
  get isAnimating(): boolean {
    return this.finished?.number !== this.#number;
  }

  /** The legal moves of the viewer; null while the board is behind or a move is being sent. */
  get choices(): Choice[] | null {
    return this.isBehind || this.isSending ? null : (this.shown?.frame.choices ?? null);
  }

  /** Illegal moves that the viewer may look for among `choices`, with reasons. */
  get blocked(): Blocked[] | null {
    return this.choices && (this.shown?.frame.blocked ?? null);
  }

  close(): void {
    this.#socket.close();
  }

  /** Send the move `text` to the server. */
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

  /** Accept or reject another player's request to undo. */
  answerUndo(yes: boolean): void {
    if (this.undoRequest) this.#socket.send({ type: 'agree', to: this.undoRequest.to, yes });
  }

  resign(): void {
    this.#socket.send({ type: 'resign' });
  }

  remark(which: string): void {
    this.#socket.send({ type: 'remark', which: which as Remark['which'] });
  }

  /** Give an open seat to `bot`, or let it stand in for somebody who is not connected. */
  letBotPlay(seat: number, bot: string): void {
    this.#request({ type: 'letbotplay', seat, bot });
  }

  /** Offer `seat` to another person; the key of the link arrives in `you.offers`. */
  handOver(seat: number): void {
    this.#request({ type: 'handover', seat });
  }

  #request(message: FromClient): void {
    this.refusal = null;
    this.#socket.send(message);
  }

  /** Take the viewer's seat back from the bot that replaced it, and fetch what was missed. */
  rejoin(): void {
    this.#sendHello();
  }

  /** Show the next entry. The board calls this when it has animated `shown`. */
  animationDone(): void {
    this.#isAnimatingEntry = false;
    this.finished = this.shown;
    this.#showNext();
  }

  /** Drop all entries that wait to be animated, and show the newest. */
  skipAnimations(): void {
    this.#queue = [];
    this.#isAnimatingEntry = false;
    if (this.#frame && this.#number !== null && this.isBehind) {
      this.shown = { number: this.#number, frame: this.#frame, entry: null };
      this.finished = this.shown;
    }
  }

  /** Request everything after the last entry received. */
  #sendHello(): void {
    this.#socket.send({ type: 'hello', seen: this.#number });
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#receiveWelcome(message);
      case 'happened':
        return this.#receiveUpdate(message);
      case 'people':
        this.you = message.you;
        this.spectators = message.spectators;
        if (this.info) {
          const { seats, state, rematch } = message;
          this.info = { ...this.info, seats, state, rematch };
        }
        this.#mix(message.mixing);
        return;
      case 'asked':
        this.undoRequest = message.undo;
        return;
      case 'refused':
        this.isSending = false;
        if (message.reason.key !== 'mixing-late') this.refusal = message.reason;
        return;
      case 'pong':
    }
  }

  #receiveWelcome(message: Welcome): void {
    const seen = this.#number ?? -1; // entries may have arrived since the request
    this.info = message.table;
    this.you = message.you;
    this.remarks = message.remarks;
    this.spectators = message.spectators;
    this.undoRequest = message.asked;
    this.patience = message.patience;
    this.clockOffset = message.now - Date.now();
    this.log = [...this.log, ...message.log.filter(({ number }) => number > seen)];
    this.#number = message.number;
    this.#frame = message.frame;
    this.isSending = false;
    this.#answeredMixing = '';
    this.#mix(message.mixing);
    // The frame may be new even if no number is: it depends on the seats the viewer has now.
    this.shown = null;
    this.skipAnimations();
  }

  /** Do this device's part in mixing the chance of the game. */
  #mix(mixing: Mixing | null): void {
    this.mixing = mixing;
    if (!mixing || !canVerify()) return;
    const asked = `${mixing.round} ${mixing.commitment}`;
    if (asked === this.#answeredMixing) return;
    this.#answeredMixing = asked;
    void this.#mixingPart.answer(mixing, this.you.seats).then((message) => message && this.#socket.send(message));
  }

  #receiveUpdate(message: Update): void {
    if (this.#number === null || message.number > this.#number + 1) return this.#sendHello();
    if (message.number <= this.#number) return;
    // A move that is held until the window ends is played with an event, or dropped with its window.
    if (message.entry.event !== null || message.frame.window !== this.#frame?.window) this.isSending = false;
    this.#number = message.number;
    this.#frame = message.frame;
    this.log = [...this.log, message.entry];
    this.#queue.push(message);
    if (document.hidden || this.#queue.length > MAX_QUEUED) this.skipAnimations();
    else this.#showNext();
  }

  #showNext(): void {
    if (this.#isAnimatingEntry) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.#isAnimatingEntry = next.entry.event !== null;
    this.shown = { number: next.number, frame: next.frame, entry: next.entry };
    if (!this.#isAnimatingEntry) this.animationDone();
  }
}

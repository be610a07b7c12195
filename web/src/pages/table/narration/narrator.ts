/**
 * Tells a game to a screen reader: every event of the viewer's own turns as it happens, the turns of the others in
 * one sentence each and in at most three between two turns of the viewer, and the prompt after all of them.
 */
import { joinNames } from '../../../i18n/names';
import { translate, translateWords } from '../../../i18n/translate.svelte';
import type { Entry, Message } from '../../../net/protocol';

const MAX_SENTENCES = 3; // about the others, between two turns of the viewer
const NO_SEAT = -1; // chance, before anybody has moved

export interface Listener {
  /** The seats of the viewer; none: a spectator, who hears of every turn. */
  mine: readonly number[];
  names: readonly string[];
  /** The game's summary of a turn. Without it the last event of a turn stands for the turn. */
  summary?: (turn: readonly Entry[]) => Message;
}

interface Turn {
  seat: number;
  number: number;
  entries: Entry[];
}

export class Narrator {
  readonly #say: (text: string) => void;
  #listener: Listener = { mine: [], names: [] };
  /** The turn of which more events may follow. */
  #turn: Turn | null = null;
  /** A chance event of the viewer's turn, such as a draw, that the next entry may tell again with more. */
  #waiting: Entry | null = null;
  #spoken = 0;
  /** Turns that are told together before the next prompt. */
  #held: Turn[] = [];

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** Tell `entries`, after which `toAct` is the seat to act. */
  tell(entries: readonly Entry[], toAct: number | null, listener: Listener): void {
    this.#listener = listener;
    for (const entry of entries) {
      if (entry.event === null) this.#tellTableEvent(entry);
      else this.#tellGameEvent(entry);
    }
    if (toAct !== null && toAct >= 0 && toAct !== this.#turn?.seat) this.#endTurn();
  }

  /** Say `prompt` after everything that has happened. */
  prompt(prompt: string): void {
    this.#endTurn();
    if (this.#held.length === 1) this.#say(this.#sentence(this.#held[0]!));
    else if (this.#held.length > 1) this.#say(this.#sentenceOnHeld());
    this.#held = [];
    this.#spoken = 0;
    this.#say(prompt);
  }

  #tellTableEvent(entry: Entry): void {
    this.#endTurn();
    this.#say(this.#words(entry.words));
  }

  #tellGameEvent(entry: Entry): void {
    const isChance = entry.actor === null || entry.actor < 0;
    const seat = isChance ? (this.#turn?.seat ?? NO_SEAT) : entry.actor!;
    if (seat !== this.#turn?.seat || (!isChance && entry.turn !== this.#turn.number)) this.#endTurn();
    this.#turn ??= { seat, number: entry.turn, entries: [] };
    if (this.#listener.mine.includes(seat)) this.#tellOwnEvent(entry, isChance);
    else this.#turn.entries = [...(entry.continues ? this.#turn.entries.slice(0, -1) : this.#turn.entries), entry];
  }

  #tellOwnEvent(entry: Entry, mayContinue: boolean): void {
    if (!entry.continues) this.#sayWaiting();
    if (mayContinue) this.#waiting = entry;
    else this.#say(this.#words(entry.words));
  }

  #sayWaiting(): void {
    if (this.#waiting) this.#say(this.#words(this.#waiting.words));
    this.#waiting = null;
  }

  #endTurn(): void {
    this.#sayWaiting();
    const turn = this.#turn;
    this.#turn = null;
    if (!turn || turn.entries.length === 0) return;
    if (this.#listener.mine.length > 0 && this.#spoken >= MAX_SENTENCES - 1) {
      this.#held.push(turn);
      return;
    }
    this.#spoken += 1;
    this.#say(this.#sentence(turn));
  }

  #sentence({ entries }: Turn): string {
    return this.#words(this.#listener.summary?.(entries) ?? entries.at(-1)!.words);
  }

  #sentenceOnHeld(): string {
    const { names } = this.#listener;
    const seats = new Set(this.#held.map(({ seat }) => seat).filter((seat) => seat !== NO_SEAT));
    return translate('web-told-others', { names: joinNames([...seats].map((seat) => names[seat] ?? '')) });
  }

  #words(words: Message): string {
    return translateWords(words, this.#listener.names);
  }
}

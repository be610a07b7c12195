/** What players have just said or asked for, shown at their seats for some seconds. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Entry, Message, SeatArgument } from '../../net/protocol';
import type { TableClient } from '../../net/table-client.svelte';

const DURATION = 8_000; // ms

/** Sentences about a seat that is named by their argument `seat`. */
const KEYS = ['table-asked', 'table-agreed', 'table-declined', 'table-undone', 'table-rematch-by'];

export interface Speech {
  seat: number;
  words: Message;
}

/** The speech bubble that a line of the log brings: a remark by its own words, a request as the whole sentence. */
export function speechOf({ words }: Pick<Entry, 'words'>): Speech | null {
  const { seat } = (words.arguments['seat'] ?? {}) as Partial<SeatArgument>;
  if (seat === undefined) return null;
  if (words.key === 'table-said') return { seat, words: words.arguments['what'] as Message };
  return KEYS.includes(words.key) ? { seat, words } : null;
}

export class SpeechBubbles {
  readonly bySeat = new SvelteMap<number, Message>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #seen: number | null = null;

  /** Follow the log of `table`. Call this while a component initialises, since it creates effects. */
  constructor(table: Pick<TableClient, 'log'>) {
    $effect(() => {
      const { log } = table;
      untrack(() => this.#follow(log));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  #follow(log: readonly Entry[]): void {
    const newest = log.at(-1)?.number;
    if (newest === undefined) return;
    const seen = this.#seen ?? newest; // what was said before one came is past
    this.#seen = newest;
    for (const entry of log.filter(({ number }) => number > seen)) {
      const speech = speechOf(entry);
      if (speech) this.#show(speech);
    }
  }

  #show({ seat, words }: Speech): void {
    this.bySeat.set(seat, words);
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(() => this.bySeat.delete(seat), DURATION));
  }
}

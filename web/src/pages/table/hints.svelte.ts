/** Hints for a player who plays against bots only. */
import { errorText } from '../../i18n/refusals';
import { hint } from '../../net/analysis/analysis';
import type { Hint } from '../../net/protocol';
import type { TableClient } from '../../net/table-client.svelte';

export class Hints {
  isLoading = $state(false);
  error = $state('');
  #latest = $state.raw<Hint | null>(null);
  readonly #table: TableClient;

  /** Follow `table`. Call this while a component initialises, since it creates effects. */
  constructor(table: TableClient) {
    this.#table = table;
    // after an undo the ply of a hint may come again with another position: forget the hint
    $effect(() => {
      if (table.shown?.frame.ply !== this.#latest?.ply) this.#latest = null;
    });
  }

  /** Whether a hint may be requested: there is a choice, and no other person plays. */
  get isOffered(): boolean {
    const { choices, seats } = this.#table;
    return choices !== null && seats.filter(({ kind }) => kind !== 'bot').length === 1;
  }

  /** The hint for the present choice, if it was requested. */
  get current(): Hint | null {
    const { choices, shown } = this.#table;
    return choices && this.#latest?.ply === shown?.frame.ply ? this.#latest : null;
  }

  /** Put the hint away, which may lie over what it speaks of. */
  close(): void {
    this.#latest = null;
  }

  async request(): Promise<void> {
    this.isLoading = true;
    this.error = '';
    try {
      this.#latest = await hint(this.#table.info!.game, this.#table.id);
    } catch (error) {
      this.error = errorText(error);
    } finally {
      this.isLoading = false;
    }
  }
}

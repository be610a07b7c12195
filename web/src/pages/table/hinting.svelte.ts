/** Hints for somebody who plays against bots alone. */
import * as api from '../../net/api';
import type { Hint } from '../../net/protocol';
import type { Table } from '../../net/table.svelte';
import { errorText } from '../../i18n/refusals';

export class Hinting {
  isBusy = $state(false);
  trouble = $state('');
  #given = $state.raw<Hint | null>(null);
  readonly #table: Table;

  /** To be made while a component is: it follows the table. */
  constructor(table: Table) {
    this.#table = table;
    // a moment may come again after others were taken back, and be another one
    $effect(() => {
      if (table.shown?.frame.ply !== this.#given?.ply) this.#given = null;
    });
  }

  /** There is something to choose, and nobody to mind. */
  get isOffered(): boolean {
    const { choices, seats } = this.#table;
    return choices !== null && seats.filter(({ kind }) => kind !== 'bot').length === 1;
  }

  /** The one that was asked for, as long as it is about what is to be chosen now. */
  get hint(): Hint | null {
    const { choices, shown } = this.#table;
    return choices && this.#given?.ply === shown?.frame.ply ? this.#given : null;
  }

  async ask(): Promise<void> {
    this.isBusy = true;
    this.trouble = '';
    try {
      this.#given = await api.hint(this.#table.id);
    } catch (error) {
      this.trouble = errorText(error);
    } finally {
      this.isBusy = false;
    }
  }
}

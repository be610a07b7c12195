/** The colours of the seats of a new table, as the server would deal them and as they are chosen. */
import { untrack } from 'svelte';
import type { SeatColours } from '../../games/contract';
import * as api from '../../net/api';
import type { GameInfo } from '../../net/protocol';
import { arrangedColours, swappedColours } from './colours';
import { changedValues, COLOURS, type OptionValues } from './options';

interface NewGame {
  game: GameInfo;
  seats: number;
  values: OptionValues;
  /** How the game shows its colours; undefined: its seats have none to choose. */
  seatColours: SeatColours | undefined;
}

export class TableColours {
  /** The colours of every seat if nobody chooses; empty until the server has answered. */
  #usual = $state.raw<string[][]>([]);
  readonly #newGame: () => NewGame | null;
  readonly current: string[][] = $derived(arrangedColours(this.#usual, this.#chosen));

  /** Follow the set-up of `newGame`. Call this while a component initialises, since it creates an effect. */
  constructor(newGame: () => NewGame | null) {
    this.#newGame = newGame;
    const request = $derived(usualRequest(newGame()));
    $effect(() => {
      if (request === null) return;
      let isOutdated = false;
      const { game, seats, options } = JSON.parse(request) as Parameters<typeof api.start>[0];
      api.start({ game, seats, options: options! }).then(
        ({ view }) => {
          if (!isOutdated) this.#usual = untrack(newGame)!.seatColours!.ofSeats(view);
        },
        () => undefined, // options that clash are explained when the table is opened
      );
      return () => {
        isOutdated = true;
      };
    });
  }

  /** All colours of the game. */
  get choices(): readonly string[] {
    return this.#newGame()?.game.options.find(({ name }) => name === COLOURS)?.choices ?? [];
  }

  get #chosen(): string[] | null {
    return (this.#newGame()?.values[COLOURS] as string[] | null | undefined) ?? null;
  }

  /** The option `colours` after `seat` has replaced the colour at `index` by `colour`. */
  afterPicking(seat: number, index: number, colour: string): string[] {
    const position = this.current.slice(0, seat).flat().length + index;
    return swappedColours(this.current.flat(), position, colour);
  }

  /** `values` with as many colours as the seats have, if any were chosen. */
  withColours(values: OptionValues): OptionValues {
    return this.#chosen === null ? values : { ...values, [COLOURS]: this.current.flat() };
  }
}

/** The request for a start without chosen colours, as JSON, so that an equal one is not sent again. */
function usualRequest(set: NewGame | null): string | null {
  if (!set?.seatColours) return null;
  const options = changedValues(set.game, { ...set.values, [COLOURS]: null });
  return JSON.stringify({ game: set.game.name, seats: set.seats, options });
}

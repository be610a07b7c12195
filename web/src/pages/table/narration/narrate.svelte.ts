/** Reads a table out to screen readers. */
import { untrack } from 'svelte';
import type { TableClient } from '../../../net/table-client.svelte';
import { announce } from '../../../ui/announce.svelte';
import { isStepOfMixing } from '../log-entries';
import { Narrator, type Listener } from './narrator';

type Context = Pick<Listener, 'names' | 'summary'> & { prompt: string };

/**
 * Announce what happens at `table`, and after it, once, what the viewer is asked to do. What happened before is not
 * announced. Call this while a component initialises, since it creates an effect.
 */
export function narrate(table: TableClient, context: () => Context): void {
  const narrator = new Narrator(announce);
  let told: number | null = null;
  /** The ply for which the viewer was asked; a remark does not ask again. */
  let prompted: number | null = null;

  $effect(() => {
    const { finished, isAnimating } = table;
    const isReady = context().prompt !== ''; // the board and its texts have arrived
    const isAsked = isReady && (table.choices !== null || finished?.frame.over);
    if (finished) untrack(() => follow(finished, isAsked === true && !isAnimating));
  });

  function follow({ number, frame }: NonNullable<TableClient['finished']>, isAsked: boolean): void {
    const { names, summary, prompt } = context();
    const last = told ?? number;
    const news = table.log.filter((entry) => entry.number > last && entry.number <= number);
    narrator.tell(news.filter((entry) => !isStepOfMixing(entry)), frame.to_act, { mine: table.you.seats, names, summary });
    told = number;
    if (isAsked && prompted !== frame.ply) narrator.prompt(prompt);
    prompted = isAsked ? frame.ply : null;
  }
}

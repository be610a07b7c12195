/** Reads a table out to screen readers. */
import { untrack } from 'svelte';
import type { TableClient } from '../../../net/table-client.svelte';
import { announce } from '../../../ui/announce.svelte';
import { Narrator, type Listener } from './narrator';

type Context = Pick<Listener, 'names' | 'summary'> & { prompt: string };

/**
 * Announce what happens at `table`, and after it, once, what the viewer is asked to do. What happened before is not
 * announced. Call this while a component initialises, since it creates an effect.
 */
export function narrate(table: TableClient, context: () => Context): void {
  const narrator = new Narrator(announce);
  let told: number | null = null;
  let prompted: number | null = null;

  $effect(() => {
    const { finished, isAnimating } = table;
    const isAsked = table.choices !== null || finished?.frame.over;
    if (finished) untrack(() => follow(finished.number, finished.frame.to_act, isAsked === true && !isAnimating));
  });

  function follow(number: number, toAct: number | null, isAsked: boolean): void {
    const { names, summary, prompt } = context();
    const last = told ?? number;
    const entries = table.log.filter((entry) => entry.number > last && entry.number <= number);
    narrator.tell(entries, toAct, { mine: table.you.seats, names, summary });
    told = number;
    if (!isAsked || prompted === number) return;
    prompted = number;
    narrator.prompt(prompt);
  }
}

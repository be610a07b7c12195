/** The one sentence above the board: what to do now, or whom we wait for. */
import type { Table } from '../../net/table.svelte';
import { joined } from '../../words/table';
import { say, speak } from '../../words/words.svelte';

export function instruction(table: Table, names: readonly string[]): string {
  const frame = table.shown?.frame;
  if (!frame || !table.info) return '';
  if (frame.over) return winners(frame.standings ?? [], names);
  if (table.info.state === 'waiting') {
    const open = table.seats.filter(({ kind }) => kind === 'open').length;
    return say('web-waiting-people', { open });
  }
  const actor = frame.to_act === null || frame.to_act < 0 ? null : (names[frame.to_act] ?? null);
  if (frame.choices && frame.prompt) {
    const prompt = speak(frame.prompt, names);
    return table.you.seats.length > 1 ? say('web-prompt-for', { name: actor ?? '', prompt }) : prompt;
  }
  return actor === null ? say('web-chance') : say('web-waiting-for', { names: actor });
}

function winners(standings: readonly { seat: number; place: number }[], names: readonly string[]): string {
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  return say('web-winners', { count: first.length, names: joined(first) });
}

/** The sentence above the board: what to do now, or for whom the table waits. */
import { joinNames } from '../../i18n/names';
import { translate, translateWords } from '../../i18n/translate.svelte';
import type { TableModule } from '../../games/contract';
import type { TableClient } from '../../net/table-client.svelte';
import { resultSentence } from './end/result';

export function instruction(table: TableClient, game: Pick<TableModule, 'margin'>, names: readonly string[]): string {
  const frame = table.shown?.frame;
  if (!frame || !table.info) return '';
  if (frame.over) return resultSentence(frame.standings ?? [], table.you.seats, names, game.margin);
  if (table.mixing) return translate('web-mixing');
  if (table.info.state === 'waiting') {
    const open = table.seats.filter(({ kind }) => kind === 'open');
    const reservedFor = open.flatMap(({ name }) => name || []);
    return reservedFor.length === open.length
      ? translate('web-waiting-for', { names: joinNames(reservedFor) })
      : translate('web-waiting-people', { open: open.length });
  }
  const actor = frame.to_act === null || frame.to_act < 0 ? null : (names[frame.to_act] ?? null);
  if (frame.choices && frame.prompt) {
    const prompt = translateWords(frame.prompt, names);
    return table.you.seats.length > 1 ? translate('web-prompt-for', { name: actor ?? '', prompt }) : prompt;
  }
  return actor === null ? translate('web-chance') : translate('web-waiting-for', { names: actor });
}

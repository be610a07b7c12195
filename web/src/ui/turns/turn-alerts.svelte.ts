/**
 * Tells people on any page that it is their turn: in the title and the icon of the tab, by a chime and by a
 * notification. Of several tabs one chimes; the tab that shows the table goes first.
 */
import { gameName } from '../../i18n/names';
import { translate } from '../../i18n/translate.svelte';
import { hasOtherPeople, isMyTurn, myTables, newTurns, watchMyTables } from '../../net/my-tables.svelte';
import type { TableSummary } from '../../net/protocol';
import { route } from '../router.svelte';
import { settings } from '../settings/settings.svelte';

const HEAD_START = 300; // ms for the tab that shows the table
const FORGOTTEN = 7 * 86_400_000; // ms without a move, after which a table without a clock calls nobody any more

/** Tables against bots whose turn came while this page was open; others of them may be years old. */
let news = $state.raw<ReadonlySet<string>>(new Set());

const pathOf = ({ id }: TableSummary): string => `/t/${id}`;
const isShown = (table: TableSummary): boolean => route().path === pathOf(table);

/** Whether `table` is worth a mark on every page. */
function calls(table: TableSummary): boolean {
  if (!isMyTurn(table)) return false;
  const isForgotten = table.deadline === null && Date.now() - table.since > FORGOTTEN;
  return isShown(table) || news.has(table.id) || (hasOtherPeople(table) && !isForgotten);
}

const calling = $derived((myTables() ?? []).filter(calls));

/** The title of the tab while a table waits for the reader: the one on this page goes first; empty if none does. */
export function turnTitle(): string {
  const first = calling.find(isShown) ?? calling[0];
  if (!first) return '';
  return calling.length === 1 || isShown(first)
    ? translate('web-title-your-turn', { game: gameName(first.game) })
    : translate('web-title-your-turns', { count: calling.length });
}

/** Alert the reader, unless they see for themselves that a bot has moved. */
async function alertReader(table: TableSummary): Promise<void> {
  const isSeen = isShown(table) && !document.hidden;
  if (isSeen && !hasOtherPeople(table)) return;
  if (!isSeen) await new Promise((resolve) => setTimeout(resolve, HEAD_START));
  const { chimeOnce, notifyOnce } = await import('./alerts');
  await chimeOnce(table);
  await notifyOnce(table, pathOf(table), !isSeen && settings.notifications);
}

/** Watch the reader's tables as long as the page is open. Call once. */
export function startTurnAlerts(): void {
  watchMyTables();
  if (settings.notifications) void import('./notifications'); // which follows clicks on them
  $effect.root(() => {
    let before: readonly TableSummary[] | null = null;
    $effect(() => {
      const after = myTables();
      if (!after) return;
      const turns = before ? newTurns(before, after) : [];
      before = after;
      if (turns.length === 0) return;
      news = new Set([...news, ...turns.map(({ id }) => id)]);
      for (const table of turns) void alertReader(table);
    });
    /** Once the reader has seen a table, it is no news any more when they leave it. */
    $effect(() => {
      const seen = [...news].filter((id) => route().path === `/t/${id}`);
      if (seen.length > 0) news = new Set([...news].filter((id) => !seen.includes(id)));
    });
    $effect(() => {
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      const name = calling.length > 0 ? 'icon-turn.svg' : 'icon.svg';
      icon?.setAttribute('href', icon.getAttribute('href')!.replace(/icon[\w-]*\.svg$/, name));
    });
  });
}

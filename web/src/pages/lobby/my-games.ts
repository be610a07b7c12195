/** In which order a reader's games are listed, and how they ended. */
import { joinNames, playerNames } from '../../i18n/names';
import { translate } from '../../i18n/translate.svelte';
import { hasOtherPeople, isMyTurn } from '../../net/my-tables.svelte';
import type { TableSummary } from '../../net/protocol';

const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * `tables` in the order of their urgency: my turn among people, my turn against bots, then all others. Of each
 * kind those with the least time left come first, then the latest.
 */
export function byUrgency(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort(
    (a, b) => urgency(a) - urgency(b) || (a.deadline ?? NEVER) - (b.deadline ?? NEVER) || b.since - a.since,
  );
}

function urgency(table: TableSummary): number {
  if (!isMyTurn(table)) return 2;
  return hasOtherPeople(table) ? 0 : 1;
}

/** How a finished game ended for the reader: "You came second". */
export function resultText(table: TableSummary): string {
  const { standings, yours, seats } = table;
  if (!standings) return '';
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const mine = yours.length === 1 ? standings.find(({ seat }) => seat === yours[0]) : undefined;
  if (mine && seats.length === 1) return translate('web-result-alone');
  if (mine?.place === 1) return translate(winners.length > 1 ? 'web-result-shared' : 'web-result-won');
  if (mine) return translate('web-result-place', { place: mine.place });
  const names = playerNames(seats);
  return translate('web-result-winners', { count: winners.length, names: joinNames(winners.map((seat) => names[seat]!)) });
}

/** The names of all who play at `table`, without the reader where they have one seat. */
export function otherNames({ seats, yours }: TableSummary): string[] {
  const names = playerNames(seats);
  return names.filter((_, seat) => seats[seat]!.kind !== 'open' && !(yours.length === 1 && seat === yours[0]));
}

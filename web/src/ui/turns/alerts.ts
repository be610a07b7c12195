/** The chime and the notification for a turn, each by one tab. Loaded when the first turn comes. */
import { gameName, joinNames, playerNames } from '../../i18n/names';
import { translate } from '../../i18n/translate.svelte';
import { loadGames } from '../../net/games.svelte';
import type { TableSummary } from '../../net/protocol';
import { chime } from '../sound/chime';
import { canPlay, play } from '../sound/synth';
import { claim } from './claim';
import { notify } from './notifications';

const turnOf = ({ id, since }: TableSummary): string => `${id}:${since}`;

/** Chime, unless another tab has done so, or this one cannot be heard. */
export async function chimeOnce(table: TableSummary): Promise<void> {
  if (canPlay() && (await claim(`chime:${turnOf(table)}`))) play(chime);
}

/** Show a notification that opens `path`, if it `isWanted`, and keep other tabs from showing one. */
export async function notifyOnce(table: TableSummary, path: string, isWanted: boolean): Promise<void> {
  if (!(await claim(`notification:${turnOf(table)}`)) || !isWanted) return;
  await loadGames().catch(() => undefined); // for the texts of installed games
  const others = playerNames(table.seats).filter((_, seat) => !table.yours.includes(seat));
  const body = others.length > 0 ? translate('web-turn-with', { names: joinNames(others) }) : '';
  await notify(translate('web-turn-notification', { game: gameName(table.game) }), body, path);
}

/** The result of a finished game as one sentence: to a player in the second person, to others by name. */
import { joinNames } from '../../../i18n/names';
import { translate } from '../../../i18n/translate.svelte';
import type { Standing } from '../../../net/protocol';

/**
 * Return the sentence for a viewer with `mySeats`. `margin` puts a difference of scores into words, such as
 * "4 points"; without it places are named alone.
 */
export function resultSentence(
  standings: readonly Standing[],
  mySeats: readonly number[],
  names: readonly string[],
  margin?: (difference: number) => string,
): string {
  const mine = mySeats.length === 1 ? standings.find(({ seat }) => seat === mySeats[0]) : undefined;
  if (!mine || standings.length === 1) return winnersSentence(standings, names);
  const others = standings.filter(({ seat }) => seat !== mine.seat);
  const best = Math.min(...others.map(({ place }) => place));
  const rivals = others.filter(({ place }) => place === best);
  const rivalNames = joinNames(rivals.map(({ seat }) => names[seat] ?? ''));
  if (mine.place === best && best === 1) return translate('web-you-share-win', { names: rivalNames });
  const difference = Math.abs(mine.score - rivals[0]!.score);
  const key = mine.place === 1 ? 'web-you-won' : 'web-you-came';
  if (!margin || difference === 0) return translate(key, { place: mine.place });
  return translate(`${key}-by`, { place: mine.place, margin: margin(difference), names: rivalNames });
}

function winnersSentence(standings: readonly Standing[], names: readonly string[]): string {
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  return translate('web-winners', { count: first.length, names: joinNames(first) });
}

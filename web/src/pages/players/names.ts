/** What is called how on the pages of players and on ladders. */
import { gameName } from '../../i18n/names';
import { hasTranslation, translate } from '../../i18n/translate.svelte';
import { number } from '../../review/format';

/** A game with a number of players. */
export const kindName = (game: string, seats: number): string =>
  translate('web-players-kind', { game: gameName(game), seats });

/** A rating with its interval: two deviations to each side. */
export const ratingText = (rating: { mean: number; deviation: number }): string =>
  translate('web-players-rating', { mean: number(rating.mean), interval: number(2 * rating.deviation) });

/** A course of `game`; courses that somebody has drawn are called "own". */
export function courseName(game: string, course: string): string {
  const key = `${game}-web-course-shipped-${course}`;
  if (course === 'own') return translate('web-players-course-own');
  return hasTranslation(key) ? translate(key) : course;
}

/** A season such as 2026-4. */
export function seasonName(season: string): string {
  const [year, quarter] = season.split('-');
  return season === 'all' ? translate('web-ladder-all-time') : translate('web-ladder-quarter', { year: year!, quarter: quarter! });
}

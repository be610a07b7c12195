/** Times and paces of play as people read them. */
import type { Pace } from '../net/protocol';
import { language, translate } from './translate.svelte';

const DAY = 86_400; // seconds

export function paceText({ kind, seconds }: Pick<Pace, 'kind' | 'seconds'>): string {
  if (kind === 'none') return translate('web-pace-none');
  return kind === 'move'
    ? translate('web-pace-seconds', { seconds: seconds ?? 0 })
    : translate('web-pace-days', { days: Math.round((seconds ?? 0) / DAY) });
}

/** The language in use with the region that the browser adds to it, which decides the format of dates. */
const locale = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language()) ?? language();

/** A date and time, given in milliseconds since 1970. */
export const dateText = (milliseconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

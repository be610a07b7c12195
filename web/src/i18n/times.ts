/** Times and paces of play as people read them. */
import type { Pace } from '../net/protocol';
import { language, translate } from './translate.svelte';

const DAY = 86_400; // seconds

export function paceText({ kind, seconds = 0, increment = 0 }: Pace): string {
  switch (kind) {
    case 'move':
      return translate('web-pace-seconds', { seconds });
    case 'days':
      return translate('web-pace-days', { days: Math.round(seconds / DAY) });
    case 'total':
      return translate('web-pace-total', { clock: clockText(1000 * seconds), increment });
    default:
      return translate('web-pace-none');
  }
}

/** A number of milliseconds as on a clock: 4:05, or 1:04:05 with hours. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** The language in use with the region that the browser adds to it, which decides the format of dates. */
const locale = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language()) ?? language();

/** A date and time, given in milliseconds since 1970. */
export const dateText = (milliseconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A number of milliseconds, rounded to the largest unit that fits: "3 days"; a minute is the least. */
export function durationText(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[2];
  const count = Math.max(1, Math.round(milliseconds / size));
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

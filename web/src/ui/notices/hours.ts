/** Times of a day, as fields of forms have them: 22:30 is minute 1350. */
import type { Quiet } from '../../net/protocol';

/** What is suggested to people who want to be left alone at night. */
export const NIGHT: Quiet = { begin: 22 * 60, end: 8 * 60 };

export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minute of the day at the time `text`; null if it is none, as while somebody types. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

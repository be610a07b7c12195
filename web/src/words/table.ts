/** Tables and their people in words. */
import type { Pace, SeatInfo } from '../net/protocol';
import { botName } from './bots';
import { language, say, seatName } from './words.svelte';

export const gameName = (game: string): string => say(`${game}-name`);

/** What a table calls whoever sits there. */
export function nameOf(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return say('web-free-seat');
  return seat.kind === 'bot' && seat.bot ? botName(seat.bot) : seatName(number);
}

/** The names of all seats; those who are called the same are numbered. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(nameOf);
  const count = (name: string, among: string[]): number =>
    among.filter((other) => other === name).length;
  return names.map((name, seat) =>
    count(name, names) > 1 && seats[seat]!.kind !== 'open'
      ? say('web-name-numbered', { name, number: count(name, names.slice(0, seat + 1)) })
      : name,
  );
}

/** A name as a record has it: bots by their names in the registry, numbered if there are several. */
export function recordedName(name: string, seat: number): string {
  const [, bot, number] = /^(.*?)( \d+)?$/.exec(name)!;
  return bot ? botName(bot) + (number ?? '') : seatName(seat);
}

const DAY = 86_400;

export function paceText({ kind, seconds }: Pick<Pace, 'kind' | 'seconds'>): string {
  if (kind === 'none') return say('web-pace-none');
  return kind === 'move'
    ? say('web-pace-seconds', { seconds: seconds ?? 0 })
    : say('web-pace-days', { days: Math.round((seconds ?? 0) / DAY) });
}

/** A table's id, as people would say it. */
export const shortName = (id: string): string =>
  id.replace(/[^a-z0-9]/gi, '').slice(0, 3).toUpperCase();

/** The language with the region that the browser adds to it, which decides how dates look. */
const locale = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language()) ?? language();

export const joined = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

export const dateText = (milliseconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

/** Tables and their people in words. */
import type { Pace, SeatInfo } from '../net/protocol';
import { isSaid, language, say, seatName } from './words.svelte';

export const gameName = (game: string): string => say(`${game}-name`);

export const botName = (bot: string): string => (isSaid(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot);

/** What a table calls whoever sits there. */
export function nameOf(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  return seat.kind === 'bot' && seat.bot ? botName(seat.bot) : seatName(number);
}

/** The names of all seats; those who are called the same are numbered. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(nameOf);
  const count = (name: string, among: string[]): number =>
    among.filter((other) => other === name).length;
  return names.map((name, seat) =>
    count(name, names) > 1
      ? say('web-name-numbered', { name, number: count(name, names.slice(0, seat + 1)) })
      : name,
  );
}

/** A name as a record has it: bots by their names in the registry, numbered if there are several. */
export function recordedName(name: string, seat: number): string {
  const [, bot, number] = /^(.*?)( \d+)?$/.exec(name)!;
  if (bot && isSaid(`web-bot-${bot}`)) return botName(bot) + (number ?? '');
  return name || seatName(seat);
}

const DAY = 86_400;

export function paceText({ kind, seconds }: Pick<Pace, 'kind' | 'seconds'>): string {
  if (kind === 'none') return say('web-pace-none');
  return kind === 'move'
    ? say('web-pace-seconds', { seconds: seconds ?? 0 })
    : say('web-pace-days', { days: Math.round((seconds ?? 0) / DAY) });
}

export const joined = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

export const dateText = (milliseconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

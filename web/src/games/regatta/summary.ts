/** A whole turn in one sentence. */
import type { Entry, Message } from '../../net/protocol';
import type { PlyEvent, Sailed, SunLaid } from './types';

const eventOf = ({ event }: Entry): PlyEvent => event as PlyEvent;

/** The sentence on `turn`, the entries of one player's turn; it also says who misses the next turn. */
export function summary(turn: readonly Entry[]): Message {
  const sails = turn.map(eventOf).filter((event): event is Sailed => event.type === 'sailed');
  const sun = turn.map(eventOf).find((event): event is SunLaid => event.type === 'sun-laid');
  if (sails.length > 1 || (sails.length > 0 && sun)) {
    return withMisses(sailing(sails, sun), turn);
  }
  const main = mainEntry(turn);
  return withMisses(main.words, turn.filter((entry) => entry !== main));
}

/** The entry that tells most about `turn`: not what is drawn, nor that it is over. */
function mainEntry(turn: readonly Entry[]): Entry {
  const begun = turn.find((entry) => eventOf(entry).type === 'begun');
  return begun ?? turn.find((entry) => !['drawn', 'dealt', 'passed'].includes(eventOf(entry).type)) ?? turn.at(-1)!;
}

function sailing(sails: readonly Sailed[], sun: SunLaid | undefined): Message {
  const seat = { seat: sails[0]!.seat };
  const ways = sails.map(({ card }) => card.words).reduce((way, then) => ({ key: 'regatta-web-told-ways', arguments: { way, then } }));
  const mark = sails.findLast((sail) => sail.mark != null)?.mark ?? 0;
  if (sails.some(({ home }) => home)) return { key: 'regatta-web-told-home', arguments: { seat, ways } };
  if (sun) return { key: 'regatta-web-told-sun', arguments: { seat, ways, mark, boat: { seat: sun.boat } } };
  return { key: 'regatta-web-told-sails', arguments: { seat, ways, mark } };
}

/** `words`, and who misses a turn because of `entries`. */
function withMisses(words: Message, entries: readonly Entry[]): Message {
  return entries
    .flatMap((entry) => eventOf(entry).misses ?? [])
    .reduce((before, seat) => ({ key: 'regatta-and-becalmed', arguments: { words: before, seat: { seat } } }), words);
}

/** What screen readers are told of a table. */
import '../../../i18n/english';
import { expect, test } from 'vitest';
import type { Entry, Message } from '../../../net/protocol';
import { Narrator, type Listener } from './narrator';

const words = (text: string): Message => ({ key: text, arguments: {} }); // a key without a text stands for itself
const played = (actor: number, turn: number, text: string): Entry => ({ number: 0, turn, actor, words: words(text), event: {}, continues: false });
const happened = (text: string): Entry => ({ number: 0, turn: 1, actor: null, words: words(text), event: null, continues: false });

const ANA: Listener = {
  mine: [0],
  names: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'],
  summary: (turn) => words(turn.map((entry) => entry.words.key).join('+')),
};

function listen(): { narrator: Narrator; said: string[] } {
  const said: string[] = [];
  return { narrator: new Narrator((text) => said.push(text)), said };
}

test('own events are told one by one, the turns of others in one sentence each, the prompt last', () => {
  const { narrator, said } = listen();
  const turns = [
    played(0, 1, 'I turn'),
    played(-1, 1, 'I roll'),
    played(1, 2, 'Bo turns'),
    played(-1, 2, 'Bo rolls'),
    played(1, 2, 'Bo lays'),
    played(2, 3, 'Cy turns'),
    played(-1, 3, 'Cy rolls'),
  ];
  narrator.tell(turns, 0, ANA);
  narrator.prompt('your turn');
  expect(said).toEqual(['I turn', 'I roll', 'Bo turns+Bo rolls+Bo lays', 'Cy turns+Cy rolls', 'your turn']);
});

test('the turn of another is told as soon as somebody else is to act', () => {
  const { narrator, said } = listen();
  narrator.tell([played(1, 2, 'Bo turns')], 1, ANA);
  expect(said).toEqual([]);
  narrator.tell([played(1, 2, 'Bo lays')], 2, ANA);
  expect(said).toEqual(['Bo turns+Bo lays']);
});

test('between two of my turns there are at most three sentences about the others', () => {
  const { narrator, said } = listen();
  const others = (turn: number) => [1, 2, 3, 4].map((seat) => played(seat, turn + seat, `${turn}.${seat}`));
  narrator.tell(others(10), 0, ANA);
  narrator.prompt('first');
  expect(said).toEqual(['10.1', '10.2', 'Then Di and Ed had their turns.', 'first']);
  narrator.tell(others(20).slice(0, 3), 0, ANA);
  narrator.prompt('second');
  expect(said.slice(4)).toEqual(['20.1', '20.2', '20.3', 'second']);
});

test('a spectator hears of every turn, and of the last event of a turn without a summary', () => {
  const { narrator, said } = listen();
  const turns = [1, 2, 3, 4].flatMap((seat) => [played(seat, seat, `${seat} rolls`), played(seat, seat, `${seat} holds`)]);
  narrator.tell(turns, 0, { mine: [], names: ANA.names });
  expect(said).toEqual(['1 holds', '2 holds', '3 holds', '4 holds']);
});

test('what people do at the table is told in its place', () => {
  const { narrator, said } = listen();
  narrator.tell([played(1, 2, 'Bo lays'), happened('Cy says hello'), played(2, 3, 'Cy lays')], 0, ANA);
  expect(said).toEqual(['Bo lays', 'Cy says hello', 'Cy lays']);
});

test('what an entry tells again with more is told once', () => {
  const said: string[] = [];
  const narrator = new Narrator((text) => said.push(text));
  const listener = { mine: [0], names: [] };
  const drawn = (text: string, continues: boolean): Entry => ({ ...played(-1, 1, text), continues });
  for (const entry of [played(0, 1, 'I sail.'), drawn('I draw a card.', false), drawn('I draw two cards.', true)])
    narrator.tell([entry], 0, listener);
  narrator.tell([], 1, listener);
  expect(said).toEqual(['I sail.', 'I draw two cards.']);
});

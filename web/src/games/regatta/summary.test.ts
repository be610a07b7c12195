import '../../i18n/english';
import { expect, test } from 'vitest';
import { translateWords } from '../../i18n/translate.svelte';
import type { Entry } from '../../net/protocol';
import { sailed, STRAIGHT } from './state/testing';
import { summary } from './summary';
import type { PlyEvent } from './types';

const NAMES = ['Ana', 'Bo'];
const entry = (event: PlyEvent): Entry => ({
  number: 1,
  turn: 1,
  actor: 1,
  words: { key: `Words of ${event.type}.`, arguments: {} },
  event,
  continues: false,
});
const told = (...events: PlyEvent[]): string => translateWords(summary(events.map(entry)), NAMES);

const ahead = sailed(1);
const toPort = { ...ahead, card: { name: 'L45', words: { key: 'regatta-way-port', arguments: { degrees: 45 } } } };
const drawn: PlyEvent = { type: 'drawn', seat: 1 };
const sun: PlyEvent = { type: 'sun-laid', seat: 1, boat: 0 };

test('a single sail is told in its own words, not what is drawn after it', () => {
  expect(told(ahead, drawn)).toBe('Words of sailed.');
  expect(told({ type: 'exchanged', seat: 1, cards: [STRAIGHT] }, drawn)).toBe('Words of exchanged.');
});

test('two sails and a sun are one sentence', () => {
  expect(told(toPort, ahead, drawn, drawn)).toBe('Bo sails 45° to port, then straight on.');
  expect(told(ahead, { ...toPort, mark: 2 })).toBe('Bo sails straight on, then 45° to port and has rounded mark 2.');
  expect(told(toPort, { ...ahead, home: true })).toBe('Bo sails 45° to port, then straight on and is home!');
  expect(told(ahead, sun, drawn)).toBe('Bo sails straight on and lays a sun before Ana.');
});

test('who misses a turn is told as well, once', () => {
  expect(told(ahead, { ...drawn, misses: [0] })).toBe('Words of sailed. Ana is becalmed and misses a turn.');
  expect(told(ahead, { ...sun, misses: [0] })).toBe(
    'Bo sails straight on and lays a sun before Ana. Ana is becalmed and misses a turn.',
  );
});

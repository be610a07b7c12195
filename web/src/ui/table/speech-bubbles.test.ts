import { expect, test } from 'vitest';
import { speechOf } from './speech-bubbles.svelte';

const seat = { seat: 2 };

test('a remark is a bubble with its own words', () => {
  const what = { key: 'remark-hello', arguments: {} };
  expect(speechOf({ words: { key: 'table-said', arguments: { seat, what } } })).toEqual({ seat: 2, words: what });
});

test('what somebody takes back or asks for is a bubble with the whole sentence', () => {
  const words = { key: 'table-undone', arguments: { seat, what: { key: 'x', arguments: {} }, more: 0 } };
  expect(speechOf({ words })).toEqual({ seat: 2, words });
});

test('moves, and people who come and go, bring no bubble', () => {
  for (const key of ['marrakech-did-left', 'table-sat', 'table-away'])
    expect(speechOf({ words: { key, arguments: { seat } } })).toBeNull();
  expect(speechOf({ words: { key: 'table-begins', arguments: {} } })).toBeNull();
});

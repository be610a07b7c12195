import { expect, test } from 'vitest';
import { tableId } from './host-page';

test('a table is named by its id or by its address', () => {
  expect(tableId(' 7Yk2mPq_-a ')).toBe('7Yk2mPq_-a');
  expect(tableId('https://games.example.org/t/7Yk2mPq?invite=x')).toBe('7Yk2mPq');
  expect(tableId('/g/7Yk2mPq')).toBe('7Yk2mPq');
});

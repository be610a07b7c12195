import { expect, it } from 'vitest';
import { cutText } from './text-limit.svelte';

it('leaves what is short enough', () => {
  expect(cutText('Ștefănița', 9)).toBe('Ștefănița');
  expect(cutText('Ștefănița'.normalize('NFD'), 9)).toBe('Ștefănița'.normalize('NFD'));
});

it('cuts at the number of characters, however many units they take', () => {
  expect(cutText('x'.repeat(30), 24)).toBe('x'.repeat(24));
  expect(cutText('🐪'.repeat(30), 24)).toBe('🐪'.repeat(24));
});

it('cuts nothing in two that is read as one character', () => {
  expect(cutText('ab👨‍👩‍👧', 4)).toBe('ab');
  expect(cutText('ab👨‍👩‍👧', 7)).toBe('ab👨‍👩‍👧');
  expect(cutText('a🇷🇴', 2)).toBe('a');
});

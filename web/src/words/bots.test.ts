import { describe, expect, it, vi } from 'vitest';
import { botName, botText, halves } from './bots';
import { recordedName } from './table';

vi.stubGlobal('navigator', { languages: ['en'] });

const TAKES = { usual: 1500, most: 10_000_000, longest: 5 };

describe('a bot as it is asked for', () => {
  it('has a strength after the first colon', () => {
    expect(halves('flat')).toEqual(['flat', '']);
    expect(halves('flat:500ms')).toEqual(['flat', '500ms']);
    expect(halves('bot:flat:1500')).toEqual(['bot', 'flat:1500']);
  });

  it('needs no strength if it is the usual one', () => {
    expect(botText('flat', '7', TAKES)).toBe('flat:7');
    expect(botText('flat', '1500', TAKES)).toBe('flat');
    expect(botText('flat', '', TAKES)).toBe('flat');
  });
});

describe('what people call a bot', () => {
  it('says its strength', () => {
    expect(botName('flat')).toBe('Flat Monte Carlo');
    expect(botName('flat:500ms')).toBe('Flat Monte Carlo (500ms)');
    expect(botName('nobody:7')).toBe('nobody:7');
  });

  it('is the same in records', () => {
    expect(recordedName('flat:7', 0)).toBe('Flat Monte Carlo (7)');
    expect(recordedName('flat:7 2', 0)).toBe('Flat Monte Carlo (7) 2');
    expect(recordedName('Ana 2', 0)).toBe('Ana 2');
    expect(recordedName('', 0)).toBe('Player 1');
  });
});

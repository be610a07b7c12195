import './english';
import { describe, expect, it } from 'vitest';
import { botName, botSpec, splitAtColon } from './bots';
import { recordedName } from './names';

const STRENGTH = { usual: 1500, most: 10_000_000, longest: 5 };

describe('a bot as the server reads it', () => {
  it('has a strength after the first colon', () => {
    expect(splitAtColon('flat')).toEqual(['flat', '']);
    expect(splitAtColon('flat:500ms')).toEqual(['flat', '500ms']);
    expect(splitAtColon('bot:flat:1500')).toEqual(['bot', 'flat:1500']);
  });

  it('needs no strength if it is the usual one', () => {
    expect(botSpec('flat', '7', STRENGTH)).toBe('flat:7');
    expect(botSpec('flat', '1500', STRENGTH)).toBe('flat');
    expect(botSpec('flat', '', STRENGTH)).toBe('flat');
  });
});

describe('the name of a bot', () => {
  it('includes its strength', () => {
    expect(botName('flat')).toBe('Flat Monte Carlo');
    expect(botName('flat:500ms')).toBe('Flat Monte Carlo (500ms)');
    expect(botName('nobody:7')).toBe('nobody:7');
  });

  it('is found in records', () => {
    expect(recordedName('flat:7', 0)).toBe('Flat Monte Carlo (7)');
    expect(recordedName('flat:7 2', 0)).toBe('Flat Monte Carlo (7) 2');
    expect(recordedName('Ana 2', 0)).toBe('Ana 2');
    expect(recordedName('', 0)).toBe('Player 1');
  });
});

import '../../i18n/english';
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../net/protocol';
import { commonBot, fractionKey, levelCards } from './levels';

const GAME = { levels: { learner: {}, regular: { 2: 0.985, 4: 0.662 }, master: { 2: 0.68, 4: 0.51 } } } as unknown;

describe('how strong a level is', () => {
  it.each([
    [0.985, 'most'],
    [0.87, 'wins-9-of-10'],
    [0.75, 'wins-3-of-4'],
    [0.662, 'wins-2-of-3'],
    [0.619, 'wins-3-of-5'],
    [0.51, 'wins-1-of-2'],
    [0.435, 'wins-2-of-5'],
    [0.33, 'wins-1-of-3'],
  ])('is a simple fraction: %d is %s', (share, key) => expect(fractionKey(share)).toBe(key));

  it('is said of the level below, for the number of seats', () => {
    const about = (seats: number): string[] => levelCards(GAME as GameInfo, seats).map((card) => card.about);
    expect(about(2).slice(1)).toEqual([
      'Wins nearly every game against Learner.',
      'Wins two games in three against Regular.',
    ]);
    expect(about(4)[2]).toBe('Wins every other game against three of the level Regular; one of equal strength would win one in four.');
    expect(about(3)[2]).toBe('Stronger than Regular.');
  });

  it('has words for every share', () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const game = { levels: { learner: {}, regular: { 2: percent / 100 } } } as unknown as GameInfo;
      const { about } = levelCards(game, 2)[1]!;
      expect(about).toMatch(/^Wins (nearly every game|every other game|\w+ games? in \w+) against Learner\.$/);
    }
  });
});

it('is common to all bots, or to none', () => {
  expect(commonBot([{ kind: 'me' }, { kind: 'bot', bot: 'master' }, { kind: 'bot', bot: 'master' }])).toBe('master');
  expect(commonBot([{ kind: 'bot', bot: 'regular' }, { kind: 'bot', bot: 'master' }])).toBeNull();
  expect(commonBot([{ kind: 'me' }])).toBeNull();
});

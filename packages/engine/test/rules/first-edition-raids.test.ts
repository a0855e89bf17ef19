// `first-edition-raids`: n cards of a raid reach n connections.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { codeOf, givenGame, legal, type Given } from '@arpents/test-kit';

const given = (situation: Given): GameState =>
  givenGame({
    rules: ['first-edition-raids'],
    side: 'french',
    ...situation,
    locations: {
      kennebec: 'french village',
      deerfield: 'british village',
      'fort-halifax': 'british village',
      ...situation.locations,
    },
    french: { hand: ['coureurs-de-bois', 'native-americans', 'priest'], ...situation.french },
  });

describe('first-edition-raids', () => {
  it('[R56] one card reaches the next location and no farther', () => {
    const game = given({ french: { hand: ['coureurs-de-bois'] } });
    expect(legal(game, 'raid')).toEqual(['raid fort-halifax: coureurs-de-bois']);
    expect(codeOf(game, 'raid pemaquid: coureurs-de-bois')).toBe('out-of-reach');
  });

  it('[R56] two cards reach two connections, three cards three', () => {
    const game = given({});
    expect(codeOf(game, 'raid deerfield: coureurs-de-bois + native-americans')).toBeNull();
    expect(codeOf(game, 'raid boston: coureurs-de-bois + native-americans')).toBe('out-of-reach');
    expect(codeOf(game, 'raid boston: coureurs-de-bois + native-americans + priest')).toBeNull();
  });

  it('[R56] a Priest lengthens a raid by one, and leads none', () => {
    const game = given({ french: { hand: ['coureurs-de-bois', 'priest'] } });
    expect(codeOf(game, 'raid pemaquid: coureurs-de-bois')).toBe('out-of-reach');
    expect(codeOf(game, 'raid pemaquid: coureurs-de-bois + priest')).toBeNull();
    expect(codeOf(game, 'raid fort-halifax: priest')).toBe('no-raider');
  });

  it('[R60] a target may lie nearer than the range', () => {
    const game = given({});
    expect(
      codeOf(game, 'raid fort-halifax: coureurs-de-bois + native-americans + priest'),
    ).toBeNull();
    expect(codeOf(game, 'raid new-haven: coureurs-de-bois + native-americans')).toBe(
      'out-of-reach',
    );
  });

  it('[R150, R151] both first editions bring it', () => {
    for (const edition of ['first', 'first-revised'] as const) {
      const game = given({ edition, rules: [] });
      expect(codeOf(game, 'raid pemaquid: coureurs-de-bois')).toBe('out-of-reach');
    }
  });
});

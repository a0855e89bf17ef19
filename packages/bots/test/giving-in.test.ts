// A game that is lost for long is given up, so that it ends.
import { describe, expect, it } from 'vitest';
import { viewFor, type Side } from '@arpents/engine';
import { givenGame } from '@arpents/test-kit';
import { botNamed } from '../src/index.ts';

/** As in a game that stood still: the French hold the north with 53 points, the British their coast with 19. */
const standstill = (turn: number, side: Side) =>
  givenGame({
    turn,
    side,
    locations: {
      'fort-frontenac': 'french town',
      'fort-stanwix': 'french village',
      oswego: 'french town',
      louisbourg: 'french town',
      'port-royal': 'french town',
      'trois-rivieres': 'french town',
      tadoussac: 'french town',
      montreal: 'french town',
      quebec: 'french town',
    },
  });

const choice = (bot: string, turn: number, side: Side) => {
  const found = botNamed(bot);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.decide(viewFor(standstill(turn, side), side), { nodes: 50 }, 1);
};

describe('a game without an end', () => {
  it.each(['greedy', 'strongest', 'recruit', 'general'])(
    '[R98] is given up by %s where it is lost, and by nobody before the 240th turn',
    (bot) => {
      expect(choice(bot, 261, 'british')).toEqual({ kind: 'resign', side: 'british' });
      expect(choice(bot, 239, 'british').kind).not.toBe('resign');
    },
  );

  it('is not given up by whoever is winning', () => {
    expect(choice('greedy', 262, 'french').kind).not.toBe('resign');
  });
});

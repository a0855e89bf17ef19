import { formatAction } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { LEVELS, LEVEL_IDS, botNamed } from '../src/index.ts';
import { facedDecisions, receivedView, type Faced } from './support/decisions.ts';

const turns = facedDecisions().filter(({ kind }) => kind === 'take-action');

const choice = (name: string, { state, side }: Faced, seed: number): string => {
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error.code);
  return formatAction(bot.value.decide(receivedView(state, side), { nodes: 100 }, seed));
};

describe('levels', () => {
  it('misjudge less and less from Recruit to General, who does not at all', () => {
    const errors = LEVEL_IDS.map((id) => {
      const { error, prejudice } = LEVELS[id].sight;
      return Math.hypot(error, prejudice);
    });
    expect(errors).toEqual([...errors].sort((a, b) => b - a));
    expect(errors.at(-1)).toBe(0);
    expect(LEVEL_IDS.map((id) => LEVELS[id].sight.careless).at(0)).toBe(1);
  });

  it('let nobody wait for more than a second', () => {
    for (const id of LEVEL_IDS) {
      const { effort } = LEVELS[id];
      expect('milliseconds' in effort && effort.milliseconds).toBeLessThan(1000);
    }
  });

  it('vary with the seed and the character where they misjudge', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const varied = turns.filter(
      (faced) =>
        new Set(seeds.map((seed) => choice(`recruit:character=${seed}`, faced, seed))).size > 1,
    );
    expect(varied.length).toBeGreaterThan(turns.length / 3);
  });

  it('have at their top the strongest player as it is', () => {
    for (const faced of turns.slice(0, 12)) {
      expect(choice('general', faced, 3)).toBe(choice('strongest', faced, 3));
    }
  });

  it('play like the greedy player when they see as much', () => {
    for (const faced of turns) {
      const seeing = 'captain:error=0,prejudice=0,careless=0,width=40,worlds=4';
      expect(choice(seeing, faced, 3)).toBe(choice('greedy', faced, 3));
    }
  });
});

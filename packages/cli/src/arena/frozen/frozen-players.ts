// Computer players as they were at some commit, each generation with its own engine: what later ones are measured
// against. How a generation is made is told in README.md beside this file.
import type { BotFault } from '@arpents/bots';
import { ok, type Result } from '@arpents/engine';
import type { Contestant } from '../contestant.ts';
import * as frozen1 from './frozen-1.mjs';
import { actionOfFrozen1, viewForFrozen1 } from './frozen-1-translation.ts';

const GENERATIONS = ['frozen-1'] as const;
type Generation = (typeof GENERATIONS)[number];

export const isGeneration = (name: string): name is Generation =>
  GENERATIONS.some((generation) => generation === name);

interface FrozenPlayers {
  readonly names: readonly string[];
  readonly contestantNamed: (bot: string) => Result<Contestant, BotFault>;
}

export const FROZEN: Readonly<Record<Generation, FrozenPlayers>> = {
  'frozen-1': {
    names: frozen1.BOT_NAMES,
    contestantNamed(bot) {
      const found = frozen1.findBot(bot);
      if (!found.ok) return found;
      return ok({
        sides: found.value.sides,
        openPurse: frozen1.openPurse,
        decide(view, budget, seed) {
          const text = frozen1.decide(JSON.stringify(viewForFrozen1(view)), bot, budget, seed);
          return actionOfFrozen1(text);
        },
      });
    },
  },
};

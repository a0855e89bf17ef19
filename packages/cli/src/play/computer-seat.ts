// A computer player at the terminal: any level, or the random player.
import { LEVELS, LEVEL_IDS, botNamed, levelIn, openPurse, type Effort } from '@arpents/bots';
import type { Action, PlayerView, Rng } from '@arpents/engine';

export const OPPONENTS = ['random', ...LEVEL_IDS] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface ComputerSeat {
  readonly decide: (view: PlayerView) => Action;
}

/** The random player does not think. */
const effortOf = (opponent: Opponent): Effort =>
  opponent === 'random' ? { nodes: 0 } : LEVELS[opponent].effort;

/** `rng` must have nothing to do with the seed of the game, or the player could know the shuffles. */
export function seatComputer(opponent: Opponent, rng: Rng): ComputerSeat {
  const name = opponent === 'random' ? opponent : levelIn(opponent, `${rng.word()}`);
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(`no computer player is called ${opponent}`);
  const { decide } = bot.value;
  const purse = openPurse(effortOf(opponent));
  return {
    decide(view) {
      const begin = performance.now();
      const action = decide(view, purse.budgetFor(view), rng.word());
      purse.spend(view, performance.now() - begin);
      return action;
    },
  };
}

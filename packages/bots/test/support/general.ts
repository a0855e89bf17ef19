// The General with the time that it has for a turn, counted in time of the processor: on a busy machine it thinks as much
// as on an idle one.
import type { CourseStep, Course, PlayerView, Rng } from '@arpents/engine';
import type { Decide } from '../../src/contract.ts';
import { openPurse } from '../../src/effort.ts';
import { LEVELS } from '../../src/levels.ts';
import { searchTurns, searching } from '../../src/search/search.ts';
import type { Clock } from '../../src/thinking.ts';
import type { ComparedTurn } from '../../src/turns/compared.ts';
import { playGame } from '../../tools/play-game.ts';

const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** One player for one game. */
function newGeneral(): Decide {
  const purse = openPurse(LEVELS.general.effort);
  // What LEVELS.general comes to, which levels.test.ts holds; a level takes no clock.
  const search = searching({ clock: processorTime });
  return (view, _budget, seed) => {
    const begin = processorTime();
    const action = search(view, purse.budgetFor(view), seed);
    purse.spend(view, processorTime() - begin);
    return action;
  };
}

/** A game of the General against itself. */
export function gameOfGeneral(rng: Rng): Course {
  const steps: CourseStep[] = [];
  const players = { british: newGeneral(), french: newGeneral() };
  const end = playGame(players, rng, {
    observe: (state, action) => steps.push({ state, action, events: [] }),
  });
  return { steps, end };
}

/** What the General compares in the time that it has for a decision, the best first. */
export function turnsOfGeneral(view: PlayerView, seed: number): ComparedTurn[] {
  const budget = openPurse(LEVELS.general.effort).budgetFor(view);
  return searchTurns(view, budget, seed, { clock: processorTime });
}

// A computer player that needs no thread: any legal action. For tests, and where threads are switched off.
import { createRng, randomAction } from '@arpents/engine';
import type { ComputerPlayers } from './computer-players.ts';

export const randomPlayers: ComputerPlayers = {
  levels: [{ id: 'random', strength: 0, longest: 1, isSlow: false }],
  threads: 1,
  decide: (_level, view, seed) => {
    const action = randomAction(view, createRng(seed));
    return action === null
      ? Promise.reject(new Error('there is nothing to decide'))
      : Promise.resolve(action);
  },
  close: () => Promise.resolve(),
};

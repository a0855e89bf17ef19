// The random player: any legal answer, the kind of action first and then one of that kind.
import { createRng, randomAction } from '@arpents/engine';
import type { Decide } from './contract.ts';

export const decideAtRandom: Decide = (view, _budget, seed) => {
  const action = randomAction(view, createRng(seed));
  if (action === null) throw new Error('nothing is to be decided in this view');
  return action;
};

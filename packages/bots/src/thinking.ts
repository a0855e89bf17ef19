// Keeping to a budget: counts the positions evaluated and looks at the clock, which can be replaced in tests.
import type { Budget } from './contract.ts';

// The one thing asked of the environment; browsers, workers and Node all have it.
declare const performance: { readonly now: () => number };

export type Clock = () => number;

const systemClock: Clock = () => performance.now();

export interface Thinking {
  /** Counts positions evaluated. */
  readonly spend: (nodes: number) => void;
  /** Whether to answer now. */
  readonly isOver: () => boolean;
  /** Whether `share` of the budget is used up, from 0 to 1. */
  readonly isBeyond: (share: number) => boolean;
}

/** Left of the time for what follows the last look at the clock. */
const MARGIN_MILLISECONDS = 1;

/** Starts the clock. Without any limit nobody says when to stop: the caller needs an end of his own. */
export function startThinking(budget: Budget, clock: Clock = systemClock): Thinking {
  const { milliseconds = Infinity, nodes = Infinity, isCancelled } = budget;
  const start = milliseconds === Infinity ? 0 : clock();
  const time = Math.max(0, milliseconds - MARGIN_MILLISECONDS);
  let spent = 0;
  const isBeyond = (share: number): boolean =>
    spent >= nodes * share ||
    (milliseconds !== Infinity && clock() - start >= time * share) ||
    isCancelled?.() === true;
  return {
    spend(count) {
      spent += count;
    },
    isOver: () => isBeyond(1),
    isBeyond,
  };
}

// Turns that were compared with others, by the chance to win that a player sees in each.
import type { JudgedLine } from './lines.ts';

export interface ComparedTurn {
  readonly line: JudgedLine;
  /** From 0 to 1. */
  readonly chances: number;
}

/** Chances as log-odds: whoever misjudges much is all but certain of everything, and yet prefers one turn to another. */
export const logOdds = (chances: number): number => {
  const bounded = Math.min(1 - 1e-12, Math.max(1e-12, chances));
  return Math.log(bounded / (1 - bounded));
};

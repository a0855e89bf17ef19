// Turns that were compared with others, by the chance to win that a player sees in each.
import type { JudgedLine } from './lines.ts';

export interface ComparedTurn {
  readonly line: JudgedLine;
  /** From 0 to 1. */
  readonly chances: number;
}

// What takes a seat in the arena: a computer player of today, or a frozen one.
import type { Decide, Effort, Purse } from '@arpents/bots';
import type { Side } from '@arpents/engine';

export interface Contestant {
  readonly sides: readonly Side[];
  readonly decide: Decide;
  /** How the contestant shares out what it may think in a turn: part of its strength, so each brings its own. */
  readonly openPurse: (effort: Effort) => Purse;
}

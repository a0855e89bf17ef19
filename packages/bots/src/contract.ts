// What a computer player is: a function of what a player sees, of how long it may think, and of a seed.
import type { Action, PlayerView } from '@arpents/engine';

/** How long a bot may think about one decision; whichever limit comes first. */
export interface Budget {
  /** Time by the clock. */
  readonly milliseconds?: number;
  /** Positions evaluated: the reproducible measure, for tests and comparisons. */
  readonly nodes?: number;
  /** Asked now and then; true: answer at once with the best known. */
  readonly isCancelled?: () => boolean;
}

/** Decides for the side whose view it is given; the view must be that of the deciding side. */
export type Decide = (view: PlayerView, budget: Budget, seed: number) => Action;

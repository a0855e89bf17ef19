// Where a practice game can begin: at a moment, or at the last one before it in which somebody could take an action.
import { setupOf, type Course, type GameOptions, type Setup } from '@arpents/engine';

export interface Beginning {
  /** Of the moment that it is. */
  readonly index: number;
  readonly setup: Setup;
  readonly options: GameOptions;
}

/** null: nobody ever acted before. In the midst of a question a game begins before it was asked. */
export function beginningNear({ steps }: Course, index: number): Beginning | null {
  for (let i = Math.min(index, steps.length - 1); i >= 0; i--) {
    const state = steps[i]?.state;
    const setup = state === undefined ? null : setupOf(state);
    if (state !== undefined && setup !== null) return { index: i, setup, options: state.options };
  }
  return null;
}

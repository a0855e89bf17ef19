// Counting the tree of legal actions: the cheapest proof that a change of the rules changed nothing else.
import type { Action } from './actions/action.ts';
import { formatAction } from './notation/text.ts';
import { legalActions, playLegal } from './play.ts';
import type { GameState } from './state/state.ts';

/** Leaves of the tree of legal actions `depth` actions deep; a finished game is a leaf at any depth. */
export function countActionTree(state: GameState, depth: number): number {
  if (depth === 0) return 1;
  const actions = legalActions(state);
  if (actions.length === 0) return 1;
  if (depth === 1) return actions.length;
  return actions.reduce(
    (sum, action) => sum + countActionTree(playLegal(state, action), depth - 1),
    0,
  );
}

/** The count below each legal action, for finding the one that differs. */
export function divideActionTree(
  state: GameState,
  depth: number,
): { action: string; count: number }[] {
  return legalActions(state).map((action: Action) => ({
    action: formatAction(action),
    count: countActionTree(playLegal(state, action), depth - 1),
  }));
}

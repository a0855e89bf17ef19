// What could have been done instead: the best-looking turns up to where something new comes to light, and what was played.
import { legalActions, type Action, type GameState, type Side } from '@arpents/engine';
import { judgedAnswers } from '../deciding/answers.ts';
import { keyOf } from '../turns/action-key.ts';
import { bestLines } from '../turns/aims.ts';
import { listLines, upToChance, type JudgedLine } from '../turns/lines.ts';

const WIDTH = 30;
const MOST = 12;

/** Sets of actions have the same key in whatever order; sums of 48 bits stay exact for any turn. */
export const keyOfTurn = (actions: readonly Action[]): number =>
  actions.reduce((sum, action) => sum + keyOf(action), 0);

/** The turns that look best, without the one that was played; at most a dozen. */
export function rivalsOf(
  played: readonly Action[],
  worlds: readonly GameState[],
  side: Side,
  judge: (state: GameState) => number,
): (readonly Action[])[] {
  const [world] = worlds;
  const own = keyOfTurn(played);
  if (world.decision?.kind !== 'take-action') {
    const answers = judgedAnswers(worlds, side, judge);
    return bestLines(answers, MOST + 1)
      .map(({ actions }) => actions)
      .filter((actions) => keyOfTurn(actions) !== own);
  }
  const lines = new Map<number, JudgedLine>();
  for (const line of listLines(worlds, side, { judge, width: WIDTH })) {
    const actions = upToChance(line.actions);
    const key = keyOfTurn(actions);
    const known = lines.get(key);
    if (key !== own && (known === undefined || known.value < line.value)) {
      lines.set(key, { ...line, actions });
    }
  }
  return bestLines([...lines.values()], MOST).map(({ actions }) => actions);
}

/** Whether there was anything to decide. */
export const hasChoice = (world: GameState): boolean => legalActions(world).length > 1;

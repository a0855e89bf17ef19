// What every player does alike: tries the answers to a question, sees what needs no thought, and begins a turn.
import type { Action, GameState, Side } from '@arpents/engine';
import { candidateActions } from '../turns/candidates.ts';
import type { JudgedLine } from '../turns/lines.ts';
import { playOut } from '../turns/replies.ts';

/** Every answer to a decision other than what to do in a turn, tried in all worlds and judged on average. */
export const judgedAnswers = (
  worlds: readonly GameState[],
  side: Side,
  judge: (state: GameState) => number,
): JudgedLine[] =>
  candidateActions(worlds[0]).map((answer) => {
    const ends = worlds.map((world) => playOut(world, answer, side));
    let sum = 0;
    for (const end of ends) sum += judge(end);
    return { actions: [answer], ends, value: sum / ends.length };
  });

/** What needs no thought: Home Support brings cards before anything is decided, and costs nothing. */
export function obviousAction(state: GameState): Action | null {
  const candidates = candidateActions(state);
  if (candidates.length === 1) return candidates[0];
  return candidates.find((action) => action.kind === 'home-support') ?? null;
}

/** The action to begin a turn with; a turn without actions is ended. */
export const firstOf = (line: JudgedLine): Action =>
  line.actions.length > 0 ? line.actions[0] : { kind: 'end-turn' };

// The decisions of a turn: a player's actions up to where they learn something new, and every single answer.
import type { Action, Course, DecisionKind, Side } from '@arpents/engine';
import { IS_CHANCY } from '../turns/lines.ts';
import type { TurnOverview } from './report.ts';

export interface Moment {
  readonly side: Side;
  readonly kind: DecisionKind;
  /** The step of the course with which it begins. */
  readonly step: number;
  /** What was done before anything new came to light. */
  readonly played: readonly Action[];
}

/**
 * In order. What follows a draw, a raid or an ambush is a decision of its own: whoever took it knew more than before.
 * Resignations are no decisions of the game.
 */
export function momentsIn({ steps }: Course, { from, to }: TurnOverview): Moment[] {
  const moments: Moment[] = [];
  let open: Action[] | null = null;
  for (let step = from; step < to; step++) {
    const { state, action } = steps[step];
    const { decision } = state;
    if (decision === null || action.kind === 'resign') {
      open = null;
    } else if (decision.kind !== 'take-action') {
      open = null;
      moments.push({ side: decision.side, kind: decision.kind, step, played: [action] });
    } else {
      if (action.kind === 'end-turn') continue;
      if (open === null) {
        open = [];
        moments.push({ side: decision.side, kind: decision.kind, step, played: open });
      }
      open.push(action);
      if (IS_CHANCY[action.kind]) open = null;
    }
  }
  return moments;
}

// A scripted player: a plan goes through phases, and in each phase takes the action that it wants most.
import {
  createRng,
  sampleHiddenState,
  type Action,
  type GameState,
  type Side,
} from '@arpents/engine';
import type { Decide } from '../contract.ts';
import { candidateActions } from '../turns/candidates.ts';
import { plainReply } from '../turns/replies.ts';
import { appraise } from './appraise.ts';
import type { Desires } from './desires.ts';

/** Numbers that can be turned to vary a plan, by name. */
export type PlanKnobs = Readonly<Record<string, number>>;

export interface Phase {
  readonly name: string;
  readonly desires: Desires;
}

export interface Plan {
  readonly name: string;
  readonly side: Side;
  /** Knobs with the values that measured best. */
  readonly knobs: PlanKnobs;
  /** The phase that the plan is in; looks only at what its side can see. */
  readonly phase: (state: GameState, knobs: PlanKnobs) => Phase;
}

/** The action that serves the desires best; the first of equals. */
function mostWanted(state: GameState, side: Side, desires: Desires): Action {
  const candidates = candidateActions(state);
  let [best] = candidates;
  let most = -Infinity;
  for (const action of candidates) {
    const worth = appraise(state, side, action, desires);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** A plan that has come to nothing is not followed for ever: from this turn on pieces and points count for more. */
const LATE = 90;

function urged(desires: Desires, turn: number): Desires {
  if (turn <= LATE) return desires;
  const urge = (turn - LATE) / 30;
  return {
    ...desires,
    // Old stand-offs are broken by more of what the plan is made of.
    draft: Object.fromEntries(
      Object.entries(desires.draft).map(([role, { count, worth }]) => [
        role,
        { count: count + Math.ceil(urge), worth },
      ]),
    ),
    settle: {},
    settleAnywhere: desires.settleAnywhere + urge,
    settlePerPoint: desires.settlePerPoint + urge / 2,
    developPerPoint: desires.developPerPoint + urge,
    raidPerPoint: desires.raidPerPoint + urge / 2,
    hoard: 0,
  };
}

/** Plays a plan; knobs that are not given keep their usual values. */
export function following(plan: Plan, turned: PlanKnobs = {}): Decide {
  const knobs = { ...plan.knobs, ...turned };
  return (view, _budget, seed) => {
    // One world will do: a plan reads of the hidden cards only what can be known of them together.
    const world = sampleHiddenState(view, createRng(seed));
    if (view.decision?.kind !== 'take-action') return plainReply(world);
    const { desires } = plan.phase(world, knobs);
    return mostWanted(world, view.decision.side, urged(desires, view.turn));
  };
}

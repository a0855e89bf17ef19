// How the thinking that a player may spend on a turn is shared out among the decisions of the turn.
import type { DecisionKind, Side } from '@arpents/engine';
import type { Budget } from './contract.ts';

/** Thinking for one whole turn: time by the clock, or nodes where it must be repeatable. */
export type Effort = { readonly milliseconds: number } | { readonly nodes: number };

/**
 * By actions left in the turn: what the next decision may take of what is left. The first looks at whole turns, the
 * second only at what is left of one; little remains for the free end, and for what a decision takes too long.
 */
const SHARE_BY_ACTIONS_LEFT = [0.5, 0.85, 0.68] as const;
/** By the clock the second has more: what it may take too long by is kept back where the clock is looked at. */
const TIMED_SHARE_BY_ACTIONS_LEFT = [0.5, 0.9, 0.68] as const;
/**
 * Answers outside the own actions have their own small allowance, and a person waits for them: 150 ms with the way. Those
 * in the own turn are paid out of its time; where nodes are counted, they come on top.
 */
const ANSWER_SHARE = 0.25;
const LONGEST_ANSWER_MILLISECONDS = 120;

/** What of a view the sharing looks at. */
interface Moment {
  readonly turn: number;
  /** Whose turn it is. */
  readonly side: Side;
  readonly actionsLeft: number;
  readonly decision: { readonly kind: DecisionKind; readonly side: Side } | null;
}

/** Keeps account of one player's thinking during a game. */
export interface Purse {
  /** What the decision at hand may cost. */
  readonly budgetFor: (moment: Moment) => Budget;
  /** To be told how long the decision took. */
  readonly spend: (moment: Moment, milliseconds: number) => void;
}

const amountOf = (effort: Effort): number =>
  'milliseconds' in effort ? effort.milliseconds : effort.nodes;

const isOwnTurn = ({ side, decision }: Moment): boolean => decision?.side === side;

function budgetOf(effort: Effort, amount: number): Budget {
  return 'milliseconds' in effort
    ? { milliseconds: amount }
    : { nodes: Math.max(1, Math.round(amount)) };
}

function budgetOfAnswer(effort: Effort): Budget {
  const answer = amountOf(effort) * ANSWER_SHARE;
  const isTimed = 'milliseconds' in effort;
  return budgetOf(effort, isTimed ? Math.min(answer, LONGEST_ANSWER_MILLISECONDS) : answer);
}

/** Keeps account of a game: what a quick decision leaves goes to the later ones of its turn. */
export function openPurse(effort: Effort): Purse {
  const perTurn = amountOf(effort);
  const isTimed = 'milliseconds' in effort;
  let turn = 0;
  let left = perTurn;
  const startTurn = (moment: Moment): void => {
    if (moment.turn === turn) return;
    turn = moment.turn;
    left = perTurn;
  };

  return {
    budgetFor(moment) {
      startTurn(moment);
      if (moment.decision?.kind !== 'take-action') {
        const answer = budgetOfAnswer(effort);
        if (answer.milliseconds === undefined || !isOwnTurn(moment)) return answer;
        return { milliseconds: Math.min(answer.milliseconds, left) };
      }
      const shares = isTimed ? TIMED_SHARE_BY_ACTIONS_LEFT : SHARE_BY_ACTIONS_LEFT;
      const amount = left * (shares[Math.min(moment.actionsLeft, 2)] ?? 1);
      // Nodes count as spent when they are handed out: nobody reports how many were needed.
      if (!isTimed) left -= amount;
      return budgetOf(effort, amount);
    },
    spend(moment, milliseconds) {
      startTurn(moment);
      if (isTimed && isOwnTurn(moment)) left = Math.max(0, left - milliseconds);
    },
  };
}

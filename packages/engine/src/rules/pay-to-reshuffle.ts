// A reshuffle during the refill costs 1; a player without money draws as usual and then discards two cards from hand.
import { subsetsOf } from '../actions/subsets.ts';
import { cardsFromHand, isRefusal } from '../actions/standpoint.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { discardPlayed, pay } from '../state/zones.ts';
import { ask } from '../turn/ask.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'pay-to-reshuffle';
const FEE = 1;
const PENALTY_CARDS = 2;

export const payToReshuffle: ScenarioRule = {
  id: RULE,
  changes: {
    afterRefill: [
      (next, reshuffled, referee) => {
        if (!reshuffled) return;
        const { side } = next;
        const { money, hand } = next.players[side];
        if (money >= FEE) {
          pay(next, side, FEE, referee);
          return;
        }
        const count = Math.min(PENALTY_CARDS, hand.length);
        if (count > 0) ask(next, { kind: 'discard-penalty', side, count }, referee);
      },
    ],
  },
};

const cardsDue = (at: Standpoint): number =>
  at.game.decision?.kind === 'discard-penalty' ? at.game.decision.count : 0;

export const discardPenalty: ActionRule<'discard-penalty'> = {
  kind: 'discard-penalty',
  answers: 'discard-penalty',
  ofScenario: RULE,
  isFree: () => true,

  list(at, actions) {
    const count = cardsDue(at);
    for (const cards of subsetsOf(at.hand, count)) {
      if (cards.length !== count) continue;
      actions.push({ kind: 'discard-penalty', cards });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, cardsDue(at), cardsDue(at), 'R87');
    return isRefusal(cards) ? { ...cards, rule: RULE } : null;
  },

  whyNone: () => refuse('wrong-number-of-cards', { ruling: 'R87', rule: RULE }),

  apply(next, action, referee) {
    discardPlayed(next, action);
    // The refill is over: the turn passes without drawing again.
    next.decision = null;
    referee.revealed = true;
  },
};

// After each siege that the French win in their siege check they may discard one card and draw one.
import { CARD_IDS, cardOf } from '../cards/cards.ts';
import { cardsFromHand, isRefusal } from '../actions/standpoint.ts';
import type { ActionRule } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { discardFromHand, draw } from '../state/zones.ts';
import { ask } from '../turn/ask.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'french-siege-redraw';

export const frenchSiegeRedraw: ScenarioRule = {
  id: RULE,
  changes: {
    afterSiegeWon: [
      (next, winner, referee) => {
        if (winner !== 'french' || next.players.french.hand.length === 0) return;
        ask(next, { kind: 'siege-redraw', side: 'french' }, referee);
      },
    ],
  },
};

export const siegeRedraw: ActionRule<'siege-redraw'> = {
  kind: 'siege-redraw',
  answers: 'siege-redraw',
  ofScenario: RULE,
  isFree: () => true,

  list(at, actions) {
    actions.push({ kind: 'siege-redraw', card: null });
    for (const card of at.kinds) actions.push({ kind: 'siege-redraw', card: CARD_IDS[card] });
  },

  check(at, action) {
    if (action.card === null) return null;
    const cards = cardsFromHand(at, [action.card], 1, 1, 'R50');
    return isRefusal(cards) ? { ...cards, rule: RULE } : null;
  },

  whyNone(at, choice) {
    const [id] = choice.cards;
    const card = id === undefined ? -1 : cardOf(at.side, id);
    return refuse('card-not-in-hand', { card, rule: RULE });
  },

  apply(next, action, referee) {
    // The siege check looks for the next siege afterwards.
    next.decision = null;
    if (action.card === null) return;
    discardFromHand(next, 'french', [cardOf('french', action.card)]);
    // The discarded card is in the reshuffle that an empty draw deck takes.
    draw(next, 'french', 1, true, referee);
  },
};

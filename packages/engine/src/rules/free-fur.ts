// Free action: discard a usable fur location card for 1 money.
import { CARD_IDS, FUR, cardsNamed } from '../cards/cards.ts';
import {
  cardsFromHand,
  isRefusal,
  serves,
  whyChoiceUnusable,
  whyNotServing,
} from '../actions/standpoint.ts';
import type { ActionRule } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { discardPlayed, earn } from '../state/zones.ts';
import type { ScenarioRule } from './rule.ts';

const PRICE = 1;

export const freeFur: ScenarioRule = {
  id: 'free-fur',
  changes: { furtherActions: ['sell-fur'] },
};

export const sellFur: ActionRule<'sell-fur'> = {
  kind: 'sell-fur',
  answers: 'take-action',
  ofScenario: 'free-fur',
  isFree: () => true,

  list(at, actions) {
    if ((at.flags & FUR) === 0) return;
    for (const card of at.usable) {
      if (serves(at, card, FUR)) actions.push({ kind: 'sell-fur', cards: [CARD_IDS[card]] });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, 1, 'R92');
    const refusal = isRefusal(cards) ? cards : whyNotServing(at, cards[0], FUR, 'no-fur');
    return refusal === null ? null : { ...refusal, rule: 'free-fur' };
  },

  whyNone(at, choice) {
    const [card = -1] = cardsNamed(at.side, choice.cards);
    return whyChoiceUnusable(at, choice) ?? refuse('no-fur', { card, rule: 'free-fur' });
  },

  apply(next, action, referee) {
    discardPlayed(next, action);
    earn(next, next.side, PRICE, referee);
  },
};

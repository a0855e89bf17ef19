// Draft (R77): one of the side's own available empire cards, or a card of the neutral display, for its cost.
import {
  CARD_COST,
  CARD_IDS,
  cardOf,
  isLocationCard,
  isNeutralCard,
  type Card,
} from '../cards/cards.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { gain, pay, takeAvailable } from '../state/zones.ts';

const lies = (at: Standpoint, card: Card): boolean =>
  !isLocationCard(card) && (isNeutralCard(card) ? at.game.neutral : at.me.available).includes(card);

export const draft: ActionRule<'draft'> = {
  kind: 'draft',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    for (const pile of [at.me.available, at.game.neutral]) {
      for (let i = 0; i < pile.length; i++) {
        const card = pile[i];
        if (isLocationCard(card) || card === pile[i - 1] || CARD_COST[card] > at.me.money) continue;
        actions.push({ kind: 'draft', card: CARD_IDS[card] });
      }
    }
  },

  check(at, action) {
    const card = cardOf(at.side, action.card);
    if (card < 0) return refuse('unknown-card');
    if (!lies(at, card)) return refuse('not-available', { card });
    return CARD_COST[card] > at.me.money
      ? refuse('not-enough-money', { card, ruling: 'R77' })
      : null;
  },

  whyNone(at, choice) {
    const [id] = choice.cards;
    if (id === undefined) {
      const piles = [...at.me.available, ...at.game.neutral];
      return piles.some((one) => lies(at, one))
        ? refuse('not-enough-money', { ruling: 'R77' })
        : refuse('not-available');
    }
    const card = cardOf(at.side, id);
    return card >= 0 && lies(at, card)
      ? refuse('not-enough-money', { card, ruling: 'R77' })
      : refuse('not-available', { card });
  },

  apply(next, action, referee) {
    const { side } = next;
    const card = cardOf(side, action.card);
    pay(next, side, CARD_COST[card], referee);
    takeAvailable(next, side, card);
    gain(next, side, card, referee);
  },
};

// Discard (R78): the first card for nothing, each further one for money.
import { CARD_IDS, cardsNamed } from '../cards/cards.ts';
import { includesAll, sorted } from '../cards/card-list.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { shuffled } from '../random.ts';
import { refuse } from '../refusals.ts';
import { discardPlayed, pay } from '../state/zones.ts';
import { cardsFromHand, isRefusal } from './standpoint.ts';
import { LISTED_HAND_LIMIT, subsetsOf } from './subsets.ts';

/** How many cards one Discard may take, by what is in hand and what the further ones cost. */
export const mostDiscarded = (handSize: number, money: number, fee: number): number =>
  fee === 0 ? handSize : Math.min(handSize, 1 + Math.floor(money / fee));

const affordable = (at: Standpoint): number =>
  mostDiscarded(at.hand.length, at.me.money, at.rules.discardFee);

export const discard: ActionRule<'discard'> = {
  kind: 'discard',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if (at.hand.length > LISTED_HAND_LIMIT) return;
    for (const cards of subsetsOf(at.hand, affordable(at))) {
      actions.push({ kind: 'discard', cards });
    }
  },

  sample(at, rng) {
    const largest = affordable(at);
    if (largest === 0) return null;
    const chosen = shuffled(at.hand, rng).slice(0, 1 + rng.below(largest));
    return { kind: 'discard', cards: sorted(chosen).map((card) => CARD_IDS[card]) };
  },

  complete(at, choice) {
    const chosen = cardsNamed(at.side, choice.cards);
    const cards = chosen.length > 0 ? chosen : at.hand.slice(0, 1);
    const isWay =
      choice.location === null &&
      cards.length > 0 &&
      cards.length <= affordable(at) &&
      includesAll(at.hand, cards);
    return isWay ? { kind: 'discard', cards: cards.map((card) => CARD_IDS[card]) } : null;
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, at.hand.length, 'R78');
    if (isRefusal(cards)) return cards;
    return cards.length > affordable(at) ? refuse('not-enough-money', { ruling: 'R78' }) : null;
  },

  whyNone(at, choice) {
    const cards = cardsFromHand(at, choice.cards, 1, at.hand.length, 'R78');
    return isRefusal(cards) ? cards : refuse('not-enough-money', { ruling: 'R78' });
  },

  apply(next, action, referee) {
    const { side } = next;
    discardPlayed(next, action);
    pay(next, side, (action.cards.length - 1) * referee.rules.discardFee, referee);
  },
};

// Intendant (R83): 2 money for any one card of one's own discard pile.
import { CARD_IDS, FETCHES, cardOf, hasFlag } from '../cards/cards.ts';
import { kindsOf, sorted } from '../cards/card-list.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { INTENDANT_FEE } from '../data/sides.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { whyLackingCard } from './standpoint.ts';
import { addKnownToHand, discardFromHand, pay, takeFromDiscard } from '../state/zones.ts';

function whyNotPlayable(at: Standpoint): Refusal | null {
  const missing = whyLackingCard(at, FETCHES, 'no-intendant', 'R83');
  if (missing !== null) return missing;
  if (at.me.discard.length === 0) return refuse('discard-empty');
  return at.me.money < INTENDANT_FEE ? refuse('not-enough-money', { ruling: 'R83' }) : null;
}

export const intendant: ActionRule<'intendant'> = {
  kind: 'intendant',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & FETCHES) === 0 || whyNotPlayable(at) !== null) return;
    for (const card of kindsOf(sorted(at.me.discard))) {
      actions.push({ kind: 'intendant', card: CARD_IDS[card] });
    }
  },

  check(at, action) {
    const card = cardOf(at.side, action.card);
    if (card < 0) return refuse('unknown-card');
    const whyNot = whyNotPlayable(at);
    if (whyNot !== null) return whyNot;
    return at.me.discard.includes(card) ? null : refuse('not-in-discard', { card });
  },

  whyNone(at, choice) {
    const [id] = choice.cards;
    const card = id === undefined ? -1 : cardOf(at.side, id);
    return whyNotPlayable(at) ?? refuse('not-in-discard', { card });
  },

  apply(next, action, referee) {
    const { side } = next;
    const card = cardOf(side, action.card);
    pay(next, side, INTENDANT_FEE, referee);
    // Fetched before the Intendant is laid down, which cannot fetch itself.
    takeFromDiscard(next, side, card);
    const fetching = next.players[side].hand.find((one) => hasFlag(one, FETCHES));
    if (fetching !== undefined) discardFromHand(next, side, [fetching]);
    addKnownToHand(next, side, [card]);
  },
};

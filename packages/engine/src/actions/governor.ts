// Governor (R81): returns one or two other cards from hand to their piles.
import { CARD_IDS, GOVERNS, cardOf, cardsNamed, hasFlag, type Card } from '../cards/cards.ts';
import { countOf } from '../cards/card-list.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { discardFromHand, returnCard, takeFromHand } from '../state/zones.ts';
import { cardsFromHand, hasAnother, isRefusal } from './standpoint.ts';

/** Why a scenario rule keeps this card from being returned. */
function whyNotReturned(at: Standpoint, card: Card): Refusal | null {
  for (const objects of at.rules.governorObjections) {
    const objection = objects(at.game, at.side, card);
    if (objection !== null) return objection;
  }
  return null;
}

/** Why there is no Governor to play: none in the game, or none in the hand, or `card` in his place. */
const whyNoGovernor = (at: Standpoint, card: Card): Refusal =>
  at.rules.governorsWithheldBy === null
    ? refuse('no-governor', { card })
    : refuse('no-governors-in-game', { rule: at.rules.governorsWithheldBy });

export const governor: ActionRule<'governor'> = {
  kind: 'governor',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & GOVERNS) === 0) return;
    for (const card of at.usable) {
      if (!hasFlag(card, GOVERNS)) continue;
      const returnable = at.kinds.filter(
        (other) => hasAnother(at, other, card) && whyNotReturned(at, other) === null,
      );
      for (let i = 0; i < returnable.length; i++) {
        const first = returnable[i];
        actions.push({ kind: 'governor', cards: [CARD_IDS[card], CARD_IDS[first]] });
        for (let j = i; j < returnable.length; j++) {
          const second = returnable[j];
          if (!hasAnother(at, second, card, first)) continue;
          actions.push({
            kind: 'governor',
            cards: [CARD_IDS[card], CARD_IDS[first], CARD_IDS[second]],
          });
        }
      }
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 2, 3, 'R81');
    if (isRefusal(cards)) return cards;
    const [first, ...returned] = cards;
    if (!hasFlag(first, GOVERNS)) return whyNoGovernor(at, first);
    for (const card of returned) {
      const objection = whyNotReturned(at, card);
      if (objection !== null) return objection;
    }
    return null;
  },

  whyNone(at, choice) {
    if ((at.flags & GOVERNS) === 0) return whyNoGovernor(at, -1);
    for (const id of choice.cards) {
      const card = cardOf(at.side, id);
      if (card < 0 || countOf(at.hand, card) === 0) return refuse('card-not-in-hand', { card });
      const objection = hasFlag(card, GOVERNS) ? null : whyNotReturned(at, card);
      if (objection !== null) return objection;
    }
    const spared = at.kinds.map((card) => whyNotReturned(at, card)).find((one) => one !== null);
    return spared ?? refuse('wrong-number-of-cards', { ruling: 'R81' });
  },

  apply(next, action, referee) {
    const { side } = next;
    const [governing, ...returned] = cardsNamed(side, action.cards);
    discardFromHand(next, side, [governing]);
    takeFromHand(next, side, returned);
    for (const card of returned) {
      returnCard(next, side, card, 'hand', referee);
      for (const follows of referee.rules.afterGovernorReturns) follows(next, side, card, referee);
    }
  },
};

// Priest and Indian Leader (R72): the opponent hands over neutral Native Americans, or shows their hand.
import { CARD_IDS, CONVERTS, cardsNamed, hasFlag } from '../cards/cards.ts';
import type { ActionRule } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { discardPlayed } from '../state/zones.ts';
import { challenge } from '../turn/ask.ts';
import { opponentOf } from '../vocabulary.ts';
import { cardsFromHand, isRefusal } from './standpoint.ts';

export const convert: ActionRule<'convert'> = {
  kind: 'convert',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & CONVERTS) === 0) return;
    for (const card of at.usable) {
      if (hasFlag(card, CONVERTS)) actions.push({ kind: 'convert', cards: [CARD_IDS[card]] });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, 1, 'R72');
    if (isRefusal(cards)) return cards;
    const [card] = cards;
    return hasFlag(card, CONVERTS) ? null : refuse('cannot-convert', { card });
  },

  whyNone(at, choice) {
    const idle = cardsNamed(at.side, choice.cards).find(
      (card) => card < 0 || !hasFlag(card, CONVERTS),
    );
    return refuse('cannot-convert', { card: idle ?? -1 });
  },

  apply(next, action, referee) {
    const { side } = next;
    discardPlayed(next, action);
    challenge(
      next,
      { kind: 'give-up-card', side: opponentOf(side), cause: 'convert', siege: null },
      referee,
    );
  },
};

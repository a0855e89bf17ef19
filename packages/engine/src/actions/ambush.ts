// Ambush (R67): one card that can ambush; the opponent may block it.
import { AMBUSH, CARD_IDS, CARD_RAID_FEE, cardsNamed, hasFlag } from '../cards/cards.ts';
import type { ActionRule } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { discardPlayed, pay } from '../state/zones.ts';
import { challenge } from '../turn/ask.ts';
import { opponentOf } from '../vocabulary.ts';
import { cardsFromHand, isRefusal } from './standpoint.ts';

export const ambush: ActionRule<'ambush'> = {
  kind: 'ambush',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & AMBUSH) === 0) return;
    for (const card of at.usable) {
      if (!hasFlag(card, AMBUSH) || CARD_RAID_FEE[card] > at.me.money) continue;
      actions.push({ kind: 'ambush', cards: [CARD_IDS[card]] });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, 1, 'R67');
    if (isRefusal(cards)) return cards;
    const [card] = cards;
    if (!hasFlag(card, AMBUSH)) return refuse('cannot-ambush', { card });
    return CARD_RAID_FEE[card] > at.me.money
      ? refuse('not-enough-money', { card, ruling: 'R67' })
      : null;
  },

  whyNone(at, choice) {
    const chosen = cardsNamed(at.side, choice.cards);
    const idle = chosen.find((card) => card < 0 || !hasFlag(card, AMBUSH));
    if (idle !== undefined || (at.flags & AMBUSH) === 0) {
      return refuse('cannot-ambush', { card: idle ?? -1 });
    }
    if (chosen.length > 1) return refuse('wrong-number-of-cards', { ruling: 'R67' });
    return refuse('not-enough-money', { ruling: 'R67' });
  },

  apply(next, action, referee) {
    const { side } = next;
    const [card] = discardPlayed(next, action);
    pay(next, side, CARD_RAID_FEE[card], referee);
    challenge(next, { kind: 'block-ambush', side: opponentOf(side) }, referee);
  },
};

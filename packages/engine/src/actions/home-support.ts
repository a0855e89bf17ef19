// Home Support (R84): up to three cards from the draw deck, as a free action; none if the deck is empty.
import { SUPPORTS, hasFlag } from '../cards/cards.ts';
import type { ActionRule } from '../contract.ts';
import { HOME_SUPPORT_DRAW } from '../data/sides.ts';
import { refuse } from '../refusals.ts';
import { draw, layDown, takeFromHand } from '../state/zones.ts';

export const homeSupport: ActionRule<'home-support'> = {
  kind: 'home-support',
  answers: 'take-action',
  isFree: () => true,

  list(at, actions) {
    if (homeSupport.check(at, { kind: 'home-support' }) === null) {
      actions.push({ kind: 'home-support' });
    }
  },

  check: (at) => ((at.flags & SUPPORTS) === 0 ? refuse('no-home-support') : null),

  whyNone: () => refuse('no-home-support'),

  apply(next, _action, referee) {
    const { side } = next;
    const card = next.players[side].hand.find((one) => hasFlag(one, SUPPORTS));
    if (card === undefined) return;
    // Out of the hand while it draws, and discarded afterwards: it is in no reshuffle that it causes.
    takeFromHand(next, side, [card]);
    draw(next, side, HOME_SUPPORT_DRAW, referee.rules.homeSupportReshuffles, referee);
    layDown(next, side, [card]);
  },
};

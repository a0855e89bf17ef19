// Settling a location right after its siege was won or its defender surrendered (R44, R48, R49).
import { CARD_IDS, SETTLER, cardOf, type CardId } from '../cards/cards.ts';
import { PLACE_SETTLER } from '../board/places.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type Refusal } from '../refusals.ts';
import type { Decision } from '../state/state.ts';
import { discardFromHand } from '../state/zones.ts';
import { resumeTurn } from '../turn/ask.ts';
import { settlePlace } from '../turn/settle-place.ts';
import { loserGivesUp } from '../turn/siege-check.ts';
import { cardsFromHand, isRefusal, serves, whyNotServing } from '../actions/standpoint.ts';

type Settle = Extract<Decision, { readonly kind: 'settle-after-siege' }>;

const askedFor = (at: Standpoint): Settle | null =>
  at.game.decision?.kind === 'settle-after-siege' ? at.game.decision : null;

export const settleAfterSiege: ActionRule<'settle-after-siege'> = {
  kind: 'settle-after-siege',
  answers: 'settle-after-siege',
  isFree: () => true,

  list(at, actions) {
    const asked = askedFor(at);
    if (asked === null) return;
    actions.push({ kind: 'settle-after-siege', settle: false, card: null });
    if (at.me.villages === 0) return;
    if (!PLACE_SETTLER[asked.place]) {
      actions.push({ kind: 'settle-after-siege', settle: true, card: null });
      return;
    }
    for (const card of at.usable) {
      if (!serves(at, card, SETTLER)) continue;
      actions.push({ kind: 'settle-after-siege', settle: true, card: CARD_IDS[card] });
    }
  },

  check(at, action) {
    const asked = askedFor(at);
    if (asked === null) return refuse('not-what-is-asked');
    if (!action.settle) return action.card === null ? null : refuse('settler-not-needed');
    if (at.me.villages === 0) return refuse('no-village-in-stock', { ruling: 'R48' });
    if (!PLACE_SETTLER[asked.place]) {
      return action.card === null ? null : refuse('settler-not-needed', { place: asked.place });
    }
    return action.card === null
      ? refuse('settler-needed', { place: asked.place })
      : whyNotSettler(at, action.card);
  },

  whyNone(at, choice) {
    const asked = askedFor(at);
    if (asked === null) return refuse('not-what-is-asked');
    if (at.me.villages === 0) return refuse('no-village-in-stock', { ruling: 'R48' });
    const { place } = asked;
    if (!PLACE_SETTLER[place]) return refuse('settler-not-needed', { place });
    const [card] = choice.cards;
    return (
      (card === undefined ? null : whyNotSettler(at, card)) ?? refuse('settler-needed', { place })
    );
  },

  apply(next, action, referee) {
    const { decision } = next;
    if (decision?.kind !== 'settle-after-siege') return;
    const { side, place, surrendered } = decision;
    if (side !== next.side) referee.revealed = true;
    if (action.settle) {
      if (action.card !== null) discardFromHand(next, side, [cardOf(side, action.card)]);
      settlePlace(next, side, place, referee);
      if (next.outcome !== null) return;
    }
    if (surrendered) resumeTurn(next);
    else loserGivesUp(next, side, referee);
  },
};

function whyNotSettler(at: Standpoint, id: CardId): Refusal | null {
  const cards = cardsFromHand(at, [id], 1, 1, 'R48');
  return isRefusal(cards) ? cards : whyNotServing(at, cards[0], SETTLER, 'no-settler', 'R48');
}

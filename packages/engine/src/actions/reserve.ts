// Reserve and Retrieve (R79, R80): cards put aside openly, and taken back all together for money.
import { CARD_IDS, cardOf, isLocationCard, type Card } from '../cards/cards.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { RETRIEVE_FEE } from '../data/sides.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { pay, putInReserve, retrieveReserve } from '../state/zones.ts';
import { cardsFromHand, isRefusal } from './standpoint.ts';

const isReservable = (at: Standpoint, card: Card): boolean =>
  !isLocationCard(card) || at.rules.isLocationReservable?.(at.game, at.side, card) === true;

/** Why a card of the hand, or with none given any of them, may not be put there. */
function whyNotReserved(at: Standpoint, card: Card): Refusal {
  const { locationsReservedBy: rule } = at.rules;
  if (rule === null) return refuse('not-reservable', { card });
  return card >= 0
    ? refuse('location-is-yours', { card, ruling: 'R79', rule })
    : refuse('not-reservable', { rule });
}

export const reserve: ActionRule<'reserve'> = {
  kind: 'reserve',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if (at.me.reserve.length >= at.rules.reserveLimit) return;
    for (const card of at.kinds) {
      if (isReservable(at, card)) actions.push({ kind: 'reserve', cards: [CARD_IDS[card]] });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, 1, 'R79');
    if (isRefusal(cards)) return cards;
    if (at.me.reserve.length >= at.rules.reserveLimit) return refuse('reserve-full');
    return isReservable(at, cards[0]) ? null : whyNotReserved(at, cards[0]);
  },

  whyNone(at, choice) {
    if (at.me.reserve.length >= at.rules.reserveLimit) return refuse('reserve-full');
    const [id] = choice.cards;
    if (id === undefined) return whyNotReserved(at, -1);
    const card = cardOf(at.side, id);
    return at.hand.includes(card) ? whyNotReserved(at, card) : refuse('card-not-in-hand', { card });
  },

  apply(next, action) {
    putInReserve(next, next.side, cardOf(next.side, action.cards[0]));
  },
};

export const retrieve: ActionRule<'retrieve'> = {
  kind: 'retrieve',
  answers: 'take-action',
  isFree: () => true,

  list(at, actions) {
    if (retrieve.check(at, { kind: 'retrieve' }) === null) actions.push({ kind: 'retrieve' });
  },

  check(at) {
    if (at.me.reserve.length === 0) return refuse('reserve-empty');
    return at.me.reserve.length * RETRIEVE_FEE > at.me.money
      ? refuse('not-enough-money', { ruling: 'R80' })
      : null;
  },

  whyNone: (at) => retrieve.check(at, { kind: 'retrieve' }) ?? refuse('reserve-empty'),

  apply(next, _action, referee) {
    pay(next, next.side, next.players[next.side].reserve.length * RETRIEVE_FEE, referee);
    retrieveReserve(next, next.side);
  },
};

// Free action: discard a location card of a location that the player does not control.
import { CARD_IDS, CARD_PLACE, cardsNamed, isLocationCard, type Card } from '../cards/cards.ts';
import { isOwnedBy } from '../board/places.ts';
import { cardsFromHand, isRefusal } from '../actions/standpoint.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { discardPlayed } from '../state/zones.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'free-discard-of-lost-locations';

export const freeDiscardOfLostLocations: ScenarioRule = {
  id: RULE,
  changes: { furtherActions: ['discard-lost-location'] },
};

const isLost = (at: Standpoint, card: Card): boolean =>
  isLocationCard(card) && !isOwnedBy(at.game.places[CARD_PLACE[card]], at.side);

/** Why `card` is not that of a lost location; with none given, why no card is. */
const whyNotLost = (card: Card): Refusal =>
  card >= 0 && isLocationCard(card)
    ? refuse('location-is-yours', { card, rule: RULE })
    : refuse('no-lost-location', { card, rule: RULE });

export const discardLostLocation: ActionRule<'discard-lost-location'> = {
  kind: 'discard-lost-location',
  answers: 'take-action',
  ofScenario: RULE,
  isFree: () => true,

  list(at, actions) {
    for (const card of at.kinds) {
      if (!isLost(at, card)) continue;
      actions.push({ kind: 'discard-lost-location', cards: [CARD_IDS[card]] });
    }
  },

  check(at, action) {
    const cards = cardsFromHand(at, action.cards, 1, 1, 'R22');
    if (isRefusal(cards)) return cards;
    const [card] = cards;
    if (isLost(at, card)) return null;
    return whyNotLost(card);
  },

  whyNone(at, choice) {
    const [card = -1] = cardsNamed(at.side, choice.cards);
    return whyNotLost(card);
  },

  apply(next, action) {
    discardPlayed(next, action);
  },
};

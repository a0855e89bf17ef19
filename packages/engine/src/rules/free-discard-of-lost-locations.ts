// Free action: discard a location card of a location that the player does not control.
import { CARD_IDS, CARD_PLACE, cardsNamed, isLocationCard, type Card } from '../cards/cards.ts';
import { isOwnedBy } from '../board/places.ts';
import { cardsFromHand, isRefusal } from '../actions/standpoint.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { discardPlayed } from '../state/zones.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'free-discard-of-lost-locations';

export const freeDiscardOfLostLocations: ScenarioRule = {
  id: RULE,
  changes: { furtherActions: ['discard-lost-location'] },
};

const isLost = (at: Standpoint, card: Card): boolean =>
  isLocationCard(card) && !isOwnedBy(at.game.places[CARD_PLACE[card]], at.side);

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
    return refuse(isLocationCard(card) ? 'location-is-yours' : 'not-a-location-card', {
      card,
      place: CARD_PLACE[card],
      rule: RULE,
    });
  },

  whyNone(at, choice) {
    const chosen = cardsNamed(at.side, choice.cards);
    const card = chosen[0] ?? at.hand.find(isLocationCard) ?? -1;
    const code = card >= 0 && isLocationCard(card) ? 'location-is-yours' : 'not-a-location-card';
    return refuse(code, { card, rule: RULE });
  },

  apply(next, action) {
    discardPlayed(next, action);
  },
};

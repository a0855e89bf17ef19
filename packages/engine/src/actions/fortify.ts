// Fortify (R33): a fortification card and the location card, in either order, and 3 money.
import {
  BUILDS,
  CARD_IDS,
  CARD_PLACE,
  PLACE_IDS,
  hasFlag,
  isLocationCard,
  placeOf,
  type Place,
} from '../cards/cards.ts';
import { isFortified, isOwnedBy } from '../board/places.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { FORTIFY_COST } from '../data/sides.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import { isBesieged } from '../state/state.ts';
import { buildFortification } from '../state/pieces.ts';
import { discardPlayed, pay } from '../state/zones.ts';
import { cardsFromHand, isRefusal, serves, whyChoiceUnusable, whyUnusable } from './standpoint.ts';

function whyNotFortified(at: Standpoint, place: Place): RefusalCode | null {
  const code = at.game.places[place];
  if (!isOwnedBy(code, at.side)) return 'location-not-controlled';
  if (isFortified(code)) return 'already-fortified';
  if (isBesieged(at.game, place)) return 'location-besieged';
  return at.game.fortifications > 0 ? null : 'no-fortification-in-stock';
}

export const fortify: ActionRule<'fortify'> = {
  kind: 'fortify',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & BUILDS) === 0 || at.me.money < FORTIFY_COST) return;
    for (const card of at.usable) {
      if (!isLocationCard(card) || whyNotFortified(at, CARD_PLACE[card]) !== null) continue;
      for (const fortification of at.usable) {
        if (!serves(at, fortification, BUILDS)) continue;
        actions.push({
          kind: 'fortify',
          location: PLACE_IDS[CARD_PLACE[card]],
          cards: [CARD_IDS[card], CARD_IDS[fortification]],
        });
      }
    }
  },

  check(at, action) {
    const place = placeOf(action.location);
    if (place < 0) return refuse('unknown-location');
    const cards = cardsFromHand(at, action.cards, 2, 2, 'R33');
    if (isRefusal(cards)) return cards;
    const [card, fortification] = isLocationCard(cards[0]) ? cards : [cards[1], cards[0]];
    if (CARD_PLACE[card] !== place) {
      return refuse('not-the-location-card', { card, place, ruling: 'R33' });
    }
    const unusable = whyUnusable(at, card);
    if (unusable !== null) return refuse(unusable, { card, place });
    if (!hasFlag(fortification, BUILDS)) {
      return refuse('no-fortification-card', { card: fortification });
    }
    const whyNot = whyNotFortified(at, place);
    if (whyNot !== null) return refuse(whyNot, { place, ruling: 'R33' });
    return at.me.money < FORTIFY_COST ? refuse('not-enough-money', { ruling: 'R33' }) : null;
  },

  whyNone(at, choice) {
    const unusable = whyChoiceUnusable(at, choice);
    if (unusable !== null) return unusable;
    if (choice.location !== null) {
      const place = placeOf(choice.location);
      const whyNot = place < 0 ? 'unknown-location' : whyNotFortified(at, place);
      if (whyNot !== null) return refuse(whyNot, { place, ruling: 'R33' });
    }
    if ((at.flags & BUILDS) === 0) return refuse('no-fortification-card');
    if (at.me.money < FORTIFY_COST) return refuse('not-enough-money', { ruling: 'R33' });
    const stuck = at.usable.find(isLocationCard);
    if (stuck === undefined || choice.location !== null) {
      return refuse('not-the-location-card', { ruling: 'R33' });
    }
    const place = CARD_PLACE[stuck];
    return refuse(whyNotFortified(at, place) ?? 'not-the-location-card', { place, ruling: 'R33' });
  },

  apply(next, action, referee) {
    const { side } = next;
    discardPlayed(next, action);
    pay(next, side, FORTIFY_COST, referee);
    buildFortification(next, side, placeOf(action.location), referee);
  },
};

// Develop (R32): the location card and a settler card turn a village into a town.
import {
  CARD_IDS,
  CARD_PLACE,
  LOCATION,
  LOCATION_CARD,
  PLACE_IDS,
  SETTLER,
  isLocationCard,
  placeOf,
  type Place,
} from '../cards/cards.ts';
import { PLACE_POINTS, isOwnedBy, isTown } from '../board/places.ts';
import type { ActionRule, Standpoint } from '../contract.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import { buildTown } from '../state/pieces.ts';
import { discardPlayed } from '../state/zones.ts';
import {
  cardsFromHand,
  hasAnother,
  isRefusal,
  serves,
  whyChoiceUnusable,
  whyNotServing,
} from './standpoint.ts';

function whyNotDeveloped(at: Standpoint, place: Place): RefusalCode | null {
  const code = at.game.places[place];
  if (!isOwnedBy(code, at.side) || isTown(code)) return 'no-village-there';
  if (PLACE_POINTS[place] === 0) return 'location-worth-nothing';
  return at.me.towns > 0 ? null : 'no-town-in-stock';
}

export const develop: ActionRule<'develop'> = {
  kind: 'develop',
  answers: 'take-action',
  isFree: () => false,

  list(at, actions) {
    if ((at.flags & SETTLER) === 0 || at.me.towns === 0) return;
    for (const card of at.usable) {
      if (!isLocationCard(card) || whyNotDeveloped(at, CARD_PLACE[card]) !== null) continue;
      for (const settler of at.usable) {
        if (!serves(at, settler, SETTLER) || !hasAnother(at, settler, card)) continue;
        actions.push({
          kind: 'develop',
          location: PLACE_IDS[CARD_PLACE[card]],
          cards: [CARD_IDS[card], CARD_IDS[settler]],
        });
      }
    }
  },

  check(at, action) {
    const place = placeOf(action.location);
    if (place < 0) return refuse('unknown-location');
    const cards = cardsFromHand(at, action.cards, 2, 2, 'R32');
    if (isRefusal(cards)) return cards;
    const [card, settler] = cards;
    const noCard = whyNotServing(at, card, LOCATION, 'not-a-location-card');
    if (noCard !== null) return noCard;
    if (CARD_PLACE[card] !== place) return refuse('not-the-location-card', { card, place });
    const whyNot = whyNotDeveloped(at, place);
    if (whyNot !== null) return refuse(whyNot, { place });
    return whyNotServing(at, settler, SETTLER, 'no-settler', 'R32');
  },

  whyNone(at, choice) {
    const unusable = whyChoiceUnusable(at, choice);
    if (unusable !== null) return unusable;
    const places =
      choice.location === null
        ? at.usable.filter(isLocationCard).map((card) => CARD_PLACE[card])
        : [placeOf(choice.location)];
    const [place = -1] = places;
    if (place < 0) return refuse('not-the-location-card');
    const developable = places.find((one) => whyNotDeveloped(at, one) === null);
    if (developable === undefined) {
      return refuse(whyNotDeveloped(at, place) ?? 'no-village-there', { place });
    }
    const card = LOCATION_CARD[at.side][developable];
    return at.usable.includes(card)
      ? refuse('no-settler', { place: developable, ruling: 'R32' })
      : refuse('not-the-location-card', { place: developable });
  },

  apply(next, action, referee) {
    const { side } = next;
    discardPlayed(next, action);
    buildTown(next, side, placeOf(action.location), referee);
  },
};

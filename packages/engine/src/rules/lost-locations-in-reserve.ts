// Location cards of locations that the player does not control may be put in the reserve.
import { CARD_PLACE } from '../cards/cards.ts';
import { isOwnedBy } from '../board/places.ts';
import type { ScenarioRule } from './rule.ts';

export const lostLocationsInReserve: ScenarioRule = {
  id: 'lost-locations-in-reserve',
  changes: {
    locationsReservable: [(game, side, card) => !isOwnedBy(game.places[CARD_PLACE[card]], side)],
  },
};

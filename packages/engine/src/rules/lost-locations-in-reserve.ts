// Location cards of locations that the player does not control may be put in the reserve. Beside
// `locations-in-reserve` it takes its place: both together allow what this one allows.
import { CARD_PLACE } from '../cards/cards.ts';
import { isOwnedBy } from '../board/places.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'lost-locations-in-reserve';

export const lostLocationsInReserve: ScenarioRule = {
  id: RULE,
  changes: {
    isLocationReservable: (game, side, card) => !isOwnedBy(game.places[CARD_PLACE[card]], side),
    locationsReservedBy: RULE,
  },
};

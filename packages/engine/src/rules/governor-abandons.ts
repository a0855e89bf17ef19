// Returning the card of a controlled location with the Governor gives the location up; that of a besieged one stays.
import { CARD_PLACE, type Card } from '../cards/cards.ts';
import { isOwnedBy } from '../board/places.ts';
import type { OpenPosition } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { isBesieged } from '../state/state.ts';
import { abandonPlace } from '../state/pieces.ts';
import type { Side } from '../vocabulary.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'governor-abandons';

/** Whether returning `card` gives a location up. */
const givesUp = (game: Pick<OpenPosition, 'places'>, side: Side, card: Card): boolean => {
  const place = CARD_PLACE[card];
  return place >= 0 && isOwnedBy(game.places[place], side);
};

export const governorAbandons: ScenarioRule = {
  id: RULE,
  changes: {
    governorObjections: [
      (game, _side, card) => {
        const place = CARD_PLACE[card];
        return place >= 0 && isBesieged(game, place)
          ? refuse('besieged-card-kept', { card, place, rule: RULE })
          : null;
      },
    ],
    afterGovernorReturns: [
      (next, side, card, referee) => {
        if (givesUp(next, side, card)) abandonPlace(next, side, CARD_PLACE[card], referee);
      },
    ],
  },
};

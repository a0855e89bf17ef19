// The Governor cannot return the card of a starting location that the player controls.
import { CARD_PLACE } from '../cards/cards.ts';
import { PLACE_HOME, isOwnedBy } from '../board/places.ts';
import { refuse } from '../refusals.ts';
import type { ScenarioRule } from './rule.ts';

export const governorSparesHome: ScenarioRule = {
  id: 'governor-spares-home',
  changes: {
    governorObjections: [
      (game, side, card) => {
        const place = CARD_PLACE[card];
        if (place < 0 || !PLACE_HOME[side][place] || !isOwnedBy(game.places[place], side))
          return null;
        return refuse('home-card-spared', { card, place, rule: 'governor-spares-home' });
      },
    ],
  },
};

// The British Bateaux starts in the British deck.
import { cardOf } from '../cards/cards.ts';
import type { ScenarioRule } from './rule.ts';

export const britishStartBateaux: ScenarioRule = {
  id: 'british-start-bateaux',
  changes: {
    arrangements: [({ decks }) => decks.british.push(cardOf('british', 'empire:bateaux'))],
  },
};

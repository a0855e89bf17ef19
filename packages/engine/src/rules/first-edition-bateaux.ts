// The French Bateaux is in the French starting deck.
import { cardOf } from '../cards/cards.ts';
import type { ScenarioRule } from './rule.ts';

const BATEAUX = cardOf('french', 'empire:bateaux');

export const firstEditionBateaux: ScenarioRule = {
  id: 'first-edition-bateaux',
  changes: {
    arrangements: [
      ({ pool, decks }) => {
        pool.french.push(BATEAUX);
        decks.french.push(BATEAUX);
      },
    ],
  },
};

// A French Bateaux is among the available French empire cards.
import { cardOf } from '../cards/cards.ts';
import type { ScenarioRule } from './rule.ts';

export const frenchBateauxAvailable: ScenarioRule = {
  id: 'french-bateaux-available',
  changes: {
    arrangements: [({ pool }) => pool.french.push(cardOf('french', 'empire:bateaux'))],
  },
};

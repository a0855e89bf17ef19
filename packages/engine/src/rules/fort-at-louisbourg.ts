// Louisbourg starts fortified, from the common stock.
import { placeOf } from '../cards/cards.ts';
import type { ScenarioRule } from './rule.ts';

export const fortAtLouisbourg: ScenarioRule = {
  id: 'fort-at-louisbourg',
  changes: {
    arrangements: [({ fortified }) => fortified.push(placeOf('louisbourg'))],
  },
};

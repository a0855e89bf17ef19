// Québec starts fortified, from the common stock.
import { placeOf } from '../cards/cards.ts';
import type { ScenarioRule } from './rule.ts';

export const fortAtQuebec: ScenarioRule = {
  id: 'fort-at-quebec',
  changes: {
    arrangements: [({ fortified }) => fortified.push(placeOf('quebec'))],
  },
};

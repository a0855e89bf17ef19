// Three of the six British Regular Infantry are out of the game.
import { cardOf, type Card } from '../cards/cards.ts';
import { withoutAll } from '../cards/card-list.ts';
import type { ScenarioRule } from './rule.ts';

const INFANTRY = cardOf('british', 'empire:regular-infantry');
const OUT_OF_THE_GAME = 3;

export const fewerBritishInfantry: ScenarioRule = {
  id: 'fewer-british-infantry',
  changes: {
    arrangements: [
      ({ pool }) => {
        pool.british = [...withoutAll(pool.british, Array<Card>(OUT_OF_THE_GAME).fill(INFANTRY))];
      },
    ],
  },
};

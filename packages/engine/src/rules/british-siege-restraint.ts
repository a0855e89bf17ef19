// The British may not besiege until the French have begun a siege or the British have 25 points; then for good.
import { refuse } from '../refusals.ts';
import { totalPoints } from '../turn/finish.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'british-siege-restraint';
const POINTS_ENOUGH = 25;

export const britishSiegeRestraint: ScenarioRule = {
  id: RULE,
  changes: {
    besiegeObjections: [
      (game, side) =>
        side === 'british' && !game.lifted.includes(RULE)
          ? refuse('siege-restraint', { rule: RULE })
          : null,
    ],
    lifting: [
      {
        rule: RULE,
        when: (game) =>
          game.sieges.french !== null || totalPoints(game, 'british') >= POINTS_ENOUGH,
      },
    ],
  },
};

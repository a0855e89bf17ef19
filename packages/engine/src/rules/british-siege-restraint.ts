// The British may not besiege until the French have begun a siege or the British have 25 points; then for good.
import type { OpenPosition } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { totalPoints } from '../turn/finish.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'british-siege-restraint';
const POINTS_ENOUGH = 25;

const isLifted = (game: OpenPosition): boolean =>
  game.lifted.includes(RULE) ||
  game.sieges.french !== null ||
  totalPoints(game, 'british') >= POINTS_ENOUGH;

export const britishSiegeRestraint: ScenarioRule = {
  id: RULE,
  changes: {
    besiegeObjections: [
      (game, side) =>
        side === 'british' && !isLifted(game) ? refuse('siege-restraint', { rule: RULE }) : null,
    ],
    afterAction: [
      (next) => {
        if (!next.lifted.includes(RULE) && isLifted(next)) next.lifted = [...next.lifted, RULE];
      },
    ],
  },
};

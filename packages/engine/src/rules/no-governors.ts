// No Governor cards.
import { GOVERNS, hasFlag } from '../cards/cards.ts';
import { SIDES } from '../vocabulary.ts';
import type { ScenarioRule } from './rule.ts';

const RULE = 'no-governors';

export const noGovernors: ScenarioRule = {
  id: RULE,
  changes: {
    governorsWithheldBy: RULE,
    arrangements: [
      ({ pool }) => {
        for (const side of SIDES) pool[side] = pool[side].filter((card) => !hasFlag(card, GOVERNS));
      },
    ],
  },
};

// No draw reshuffles during the turn; at its very end an empty draw deck is made from the discard pile.
import type { ScenarioRule } from './rule.ts';

export const thinDeckPenalty: ScenarioRule = {
  id: 'thin-deck-penalty',
  changes: { reshuffle: 'after-the-turn' },
};

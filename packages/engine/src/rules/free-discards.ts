// The discard action costs nothing, however many cards.
import type { ScenarioRule } from './rule.ts';

export const freeDiscards: ScenarioRule = {
  id: 'free-discards',
  changes: { discardFee: 0 },
};

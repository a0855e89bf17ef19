// A blocked raid does not use up the action; cards and money are spent.
import type { ScenarioRule } from './rule.ts';

export const blockedRaidFree: ScenarioRule = {
  id: 'blocked-raid-free',
  changes: { blockedRaidIsFree: true },
};

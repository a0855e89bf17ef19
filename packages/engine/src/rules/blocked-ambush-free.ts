// A blocked ambush does not use up the action; card and money are spent.
import type { ScenarioRule } from './rule.ts';

export const blockedAmbushFree: ScenarioRule = {
  id: 'blocked-ambush-free',
  changes: { blockedAmbushIsFree: true },
};

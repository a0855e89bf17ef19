// An ambushed player may also lose one of their siege cards; the siege goes on, its marker moved back.
import type { ScenarioRule } from './rule.ts';

export const ambushReachesSieges: ScenarioRule = {
  id: 'ambush-reaches-sieges',
  changes: { ambushReachesSieges: true },
};

// Native Americans, neutral and French, have strength 1 in sieges and open or reinforce them without payment.
import type { ScenarioRule } from './rule.ts';

export const nativesInSieges: ScenarioRule = {
  id: 'natives-in-sieges',
  changes: { nativeStrength: 1 },
};

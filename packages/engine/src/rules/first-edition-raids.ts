// n cards of a raid reach n connections.
import type { ScenarioRule } from './rule.ts';

export const firstEditionRaids: ScenarioRule = {
  id: 'first-edition-raids',
  changes: { raidBonus: 0 },
};

// Home Support always draws three, reshuffling if it must, and is discarded afterwards.
import type { ScenarioRule } from './rule.ts';

export const firstEditionHomeSupport: ScenarioRule = {
  id: 'first-edition-home-support',
  changes: { homeSupportReshuffles: true },
};

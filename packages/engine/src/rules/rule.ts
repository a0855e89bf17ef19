// The shape of a scenario rule: which places of the rulebook it changes, and how.
import type { Rulebook } from '../contract.ts';
import type { RuleId } from './vocabulary.ts';

export interface ScenarioRule {
  readonly id: RuleId;
  /** The places of the rulebook that this rule changes. Lists are added to, everything else is replaced. */
  readonly changes: Partial<Rulebook>;
}

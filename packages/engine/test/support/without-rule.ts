// Switches one scenario rule off for a whole test run: ARPENTS_WITHOUT_RULE names it. The rule can still be asked for,
// but it changes nothing, so that exactly the tests that prove it fail (scripts/rules-off.mjs).
import type { RuleId } from '@arpents/engine';

const name = process.env.ARPENTS_WITHOUT_RULE;

if (name !== undefined && name !== '') {
  const { SCENARIO_RULES } = await import('../../src/rules/scenario-rules.ts');
  if (!Object.hasOwn(SCENARIO_RULES, name)) throw new Error(`no scenario rule is called ${name}`);
  Object.assign(SCENARIO_RULES[name as RuleId], { changes: {} });
}

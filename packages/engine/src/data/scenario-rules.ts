// Ids of the scenario rules, in the order in which they are listed. What they do stands in src/rules.
export const RULE_IDS = ['governor-spares-home'] as const;
export type RuleId = (typeof RULE_IDS)[number];

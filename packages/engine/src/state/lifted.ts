// Scenario rules that have taken lasting effect: noted as soon as it is so, and for the rest of the game.
import type { Rulebook } from '../contract.ts';
import type { WritableState } from './writable-state.ts';

export function noteLifted(next: WritableState, rules: Rulebook): void {
  for (const { rule, when } of rules.lifting) {
    if (!next.lifted.includes(rule) && when(next)) next.lifted = [...next.lifted, rule];
  }
}

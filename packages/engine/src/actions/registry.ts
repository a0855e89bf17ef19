// The rule of every kind of action; the type makes sure that none is missing.
import type { ActionRule, Referee, Standpoint } from '../contract.ts';
import { blockAmbush, blockRaid } from '../decisions/block.ts';
import { giveUpCard, showHand } from '../decisions/give-up-card.ts';
import { settleAfterSiege } from '../decisions/settle-after-siege.ts';
import type { Refusal } from '../refusals.ts';
import { RULE_ACTIONS } from '../rules/rule-actions.ts';
import type { DecisionKind, NextState } from '../state/state.ts';
import { ACTION_KINDS, type Action, type ActionKind } from './action.ts';
import { ambush } from './ambush.ts';
import { besiege } from './besiege.ts';
import { convert } from './convert.ts';
import { develop } from './develop.ts';
import { discard } from './discard.ts';
import { draft } from './draft.ts';
import { fortify } from './fortify.ts';
import { governor } from './governor.ts';
import { homeSupport } from './home-support.ts';
import { intendant } from './intendant.ts';
import { merchant, piracy, takeMoney, trader } from './money.ts';
import { raid } from './raid.ts';
import { militaryLeader, reinforce } from './reinforce.ts';
import { reserve, retrieve } from './reserve.ts';
import { settle } from './settle.ts';
import { endTurn, pass, resign } from './turn-actions.ts';
import { withdraw } from './withdraw.ts';

const RULES: { readonly [K in ActionKind]: ActionRule<K> } = {
  settle,
  develop,
  fortify,
  besiege,
  reinforce,
  raid,
  ambush,
  convert,
  'take-money': takeMoney,
  merchant,
  trader,
  piracy,
  draft,
  discard,
  reserve,
  governor,
  intendant,
  pass,
  retrieve,
  'home-support': homeSupport,
  'military-leader': militaryLeader,
  withdraw,
  'end-turn': endTurn,
  'block-raid': blockRaid,
  'block-ambush': blockAmbush,
  'give-up-card': giveUpCard,
  'show-hand': showHand,
  'settle-after-siege': settleAfterSiege,
  ...RULE_ACTIONS,
  resign,
};

/** The rule of some kind, to be given actions of that kind only; the registry is the one place that pairs them. */
export interface AnyRule extends Omit<ActionRule<ActionKind>, 'check' | 'apply'> {
  readonly check: (at: Standpoint, action: Action) => Refusal | null;
  readonly apply: (next: NextState, action: Action, referee: Referee) => void;
}
export const ruleOf = (kind: ActionKind): AnyRule => RULES[kind] as unknown as AnyRule;

const answering = (decision: DecisionKind): readonly AnyRule[] =>
  ACTION_KINDS.filter((kind) => kind !== 'resign')
    .map(ruleOf)
    .filter((rule) => rule.answers === decision);

/** The kinds of action that answer each kind of decision, in listing order. */
export const RULES_ANSWERING: Readonly<Record<DecisionKind, readonly AnyRule[]>> = {
  'take-action': answering('take-action'),
  'block-raid': answering('block-raid'),
  'block-ambush': answering('block-ambush'),
  'give-up-card': answering('give-up-card'),
  'settle-after-siege': answering('settle-after-siege'),
  'discard-penalty': answering('discard-penalty'),
  'siege-redraw': answering('siege-redraw'),
  'choose-empire-card': answering('choose-empire-card'),
};

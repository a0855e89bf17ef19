// Which section of the book tells the rule behind a refusal. Every code has its row.
import { REFUSAL_CODES, usualRuling, type RefusalCode, type RuleId } from '@arpents/engine';
import { SECTIONS, type SectionId } from './contents.ts';

export const SECTION_OF_REFUSAL: Readonly<Record<RefusalCode, SectionId>> = {
  'malformed-action': 'turn',
  'unknown-card': 'cards',
  'unknown-location': 'cards',
  'game-over': 'end',
  'not-your-decision': 'turn',
  'not-what-is-asked': 'turn',
  'no-action-left': 'free',
  'actions-left': 'free',
  'card-not-in-hand': 'turn',
  'wrong-number-of-cards': 'settle',
  'card-has-no-part': 'settle',
  'cards-not-together': 'settle',
  'no-location-needed': 'take-money',
  'not-for-your-side': 'intendant',
  'not-a-location-card': 'usable',
  'location-not-controlled': 'usable',
  'location-besieged': 'usable',
  'location-not-connected': 'usable',
  'not-enough-money': 'cards',
  'no-card-connects': 'connections',
  'no-transport': 'settle',
  'no-settler': 'settle',
  'target-is-enemy': 'settle',
  'target-is-yours': 'settle',
  'no-village-in-stock': 'settle',
  'not-the-location-card': 'develop',
  'no-village-there': 'develop',
  'location-worth-nothing': 'develop',
  'no-town-in-stock': 'develop',
  'no-fortification-card': 'fortify',
  'no-fortification-in-stock': 'fortify',
  'already-fortified': 'fortify',
  'not-an-enemy-location': 'besiege',
  'siege-already-open': 'besiege',
  'no-strength': 'strength',
  'fortification-only-defends': 'strength',
  'not-besieged': 'reinforce',
  'leader-is-a-free-action': 'reinforce',
  'no-leader': 'reinforce',
  'siege-not-connected': 'reinforce',
  'no-siege-to-leave': 'withdraw',
  'must-give-up-a-card': 'withdraw',
  'card-not-in-siege': 'won',
  'no-raider': 'raid',
  'cannot-raid': 'raid',
  'nothing-to-raid': 'raid',
  'target-fortified': 'raid',
  'target-besieged': 'raid',
  'out-of-reach': 'raid',
  'cannot-block-raid': 'block',
  'cannot-ambush': 'ambush',
  'cannot-block-ambush': 'ambush',
  'cannot-be-given-up': 'ambush',
  'must-give-up-what-you-have': 'ambush',
  'not-the-whole-hand': 'ambush',
  'cannot-convert': 'convert',
  'no-coins': 'take-money',
  'no-ship': 'merchant',
  'coins-of-the-ship': 'merchant',
  'no-trader': 'trader',
  'no-fur': 'trader',
  'no-pirate': 'piracy',
  'not-available': 'draft',
  'reserve-full': 'reserve',
  'not-reservable': 'reserve',
  'reserve-empty': 'reserve',
  'no-governor': 'governor',
  'no-intendant': 'intendant',
  'not-in-discard': 'intendant',
  'discard-empty': 'intendant',
  'no-home-support': 'home-support',
  'settler-not-needed': 'won',
  'settler-needed': 'won',
  'no-governors-in-game': 'governor',
  'home-card-spared': 'governor',
  'besieged-card-kept': 'governor',
  'siege-restraint': 'besiege',
  'rule-not-in-force': 'free',
  'location-is-yours': 'usable',
  'no-lost-location': 'usable',
  'not-your-empire-card': 'draft',
};

/** The anchor of a scenario rule in its chapter. */
export const anchorOfRule = (rule: RuleId): string => `rule-${rule}`;

/**
 * Where an address leads: `#settle` is a section, `#rule-free-fur` a scenario rule; a refusal's `#why-no-settler.R27`
 * is the section of its code, or of another ruling than its usual one; `#R27` the section that tells that ruling.
 */
export function anchorAt(hash: string): string {
  const [, code, ruling = null] = /^why-([a-z-]+)(?:\.(R\d+))?$/.exec(hash) ?? [null, null, hash];
  const known = REFUSAL_CODES.find((one) => one === code);
  const isUsual = known !== undefined && (ruling === null || ruling === usualRuling(known));
  if (isUsual) return SECTION_OF_REFUSAL[known];
  const told = SECTIONS.find(({ rulings }) => rulings.some((one) => one === ruling));
  return told?.id ?? (known === undefined ? hash : SECTION_OF_REFUSAL[known]);
}

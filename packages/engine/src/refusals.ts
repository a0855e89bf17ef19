// Why something cannot be done: a closed list of codes, each with the ruling it rests on.
import { CARD_IDS, PLACE_IDS, type Card, type CardId, type Place } from './cards/cards.ts';
import type { LocationId } from './data/locations.ts';
import { RULE_REFUSALS, type RuleId } from './rules/vocabulary.ts';

export type RulingId = `R${number}`;

const RULING_OF = {
  // Not about this position at all.
  'malformed-action': 'R16',
  'unknown-card': 'R2',
  'unknown-location': 'R2',
  'game-over': 'R95',
  'not-your-decision': 'R9',
  'not-what-is-asked': 'R9',
  // The turn.
  'no-action-left': 'R11',
  'actions-left': 'R11',
  // Cards in general.
  'card-not-in-hand': 'R20',
  'wrong-number-of-cards': 'R27',
  'card-has-no-part': 'R27',
  'cards-not-together': 'R27',
  'no-location-needed': 'R73',
  'not-for-your-side': 'R83',
  'not-a-location-card': 'R21',
  'location-not-controlled': 'R21',
  'location-besieged': 'R21',
  'location-not-connected': 'R21',
  'not-enough-money': 'R3',
  // Expanding.
  'no-card-connects': 'R26',
  'no-transport': 'R27',
  'no-settler': 'R27',
  'target-is-enemy': 'R28',
  'target-is-yours': 'R29',
  'no-village-in-stock': 'R28',
  'not-the-location-card': 'R32',
  'no-village-there': 'R32',
  'location-worth-nothing': 'R32',
  'no-town-in-stock': 'R32',
  'no-fortification-card': 'R33',
  'no-fortification-in-stock': 'R33',
  'already-fortified': 'R33',
  // Sieges.
  'not-an-enemy-location': 'R35',
  'siege-already-open': 'R35',
  'no-strength': 'R18',
  'fortification-only-defends': 'R18',
  'not-besieged': 'R38',
  'leader-is-a-free-action': 'R41',
  'no-leader': 'R41',
  'siege-not-connected': 'R39',
  'no-siege-to-leave': 'R42',
  'must-give-up-a-card': 'R43',
  'card-not-in-siege': 'R51',
  // Raids, ambushes, conversions.
  'no-raider': 'R56',
  'cannot-raid': 'R56',
  'nothing-to-raid': 'R60',
  'target-fortified': 'R60',
  'target-besieged': 'R60',
  'out-of-reach': 'R60',
  'cannot-block-raid': 'R63',
  'cannot-ambush': 'R67',
  'cannot-block-ambush': 'R68',
  'cannot-be-given-up': 'R69',
  'must-give-up-what-you-have': 'R70',
  'not-the-whole-hand': 'R70',
  'cannot-convert': 'R72',
  // Money.
  'no-coins': 'R73',
  'no-ship': 'R74',
  'no-trader': 'R75',
  'no-fur': 'R75',
  'coins-of-the-ship': 'R74',
  'no-pirate': 'R76',
  // Cards.
  'not-available': 'R77',
  'reserve-full': 'R79',
  'not-reservable': 'R79',
  'reserve-empty': 'R80',
  'no-governor': 'R81',
  'no-intendant': 'R83',
  'not-in-discard': 'R83',
  'discard-empty': 'R83',
  'no-home-support': 'R84',
  // After a siege.
  'settler-not-needed': 'R48',
  'settler-needed': 'R48',
  ...RULE_REFUSALS,
} as const satisfies Readonly<Record<string, RulingId>>;

export type RefusalCode = keyof typeof RULING_OF;
export const REFUSAL_CODES = Object.keys(RULING_OF) as readonly RefusalCode[];

/** The ruling that a refusal of this code rests on, unless it names another. */
export const usualRuling = (code: RefusalCode): RulingId => RULING_OF[code];

export interface Refusal {
  readonly code: RefusalCode;
  readonly ruling: RulingId;
  /** The scenario rule that is the reason, or null. */
  readonly rule: RuleId | null;
  /** The card or location that it is about, where it is about one. */
  readonly card: CardId | null;
  readonly location: LocationId | null;
}

interface About {
  readonly card?: Card;
  readonly place?: Place;
  /** Where the same code rests on another ruling than usual. */
  readonly ruling?: RulingId;
  readonly rule?: RuleId;
}

export function refuse(code: RefusalCode, about: About = {}): Refusal {
  return {
    code,
    ruling: about.ruling ?? RULING_OF[code],
    rule: about.rule ?? null,
    card: about.card === undefined || about.card < 0 ? null : CARD_IDS[about.card],
    location: about.place === undefined || about.place < 0 ? null : PLACE_IDS[about.place],
  };
}

// The words that scenario rules bring into the game: their ids, and the actions, decisions and refusals of their own.
import type { Side } from '../vocabulary.ts';

/** Every scenario rule, in the order in which they are listed and take effect. */
export const RULE_IDS = [
  'pay-to-reshuffle',
  'fort-at-louisbourg',
  'fort-at-quebec',
  'fort-duquesne-win',
  'ambush-reaches-sieges',
  'fewer-british-infantry',
  'french-siege-redraw',
  'locations-in-reserve',
  'british-start-bateaux',
  'blocked-ambush-free',
  'blocked-raid-free',
  'free-fur',
  'free-discards',
  'french-start-empire-card',
  'governor-abandons',
  'natives-in-sieges',
  'british-siege-restraint',
  'free-discard-of-lost-locations',
  'governor-spares-home',
  'no-governors',
  'lost-locations-in-reserve',
  'french-bateaux-available',
  'first-edition-bateaux',
  'first-edition-home-support',
  'first-edition-raids',
  'thin-deck-penalty',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Actions with the cards played: free actions, and the cards of a penalty. */
export const RULE_CARDS_KINDS = ['sell-fur', 'discard-lost-location', 'discard-penalty'] as const;
/** Actions about one card, or none. */
export const RULE_OPTIONAL_CARD_KINDS = ['siege-redraw'] as const;
/** Actions about one card that is not played. */
export const RULE_CARD_KINDS = ['choose-empire-card'] as const;

export type RuleDecision =
  /** `pay-to-reshuffle`: which cards to discard for want of money. */
  | { readonly kind: 'discard-penalty'; readonly side: Side; readonly count: number }
  /** `french-siege-redraw`: whether to exchange a card. */
  | { readonly kind: 'siege-redraw'; readonly side: Side }
  /** `french-start-empire-card`: which card to begin with. */
  | { readonly kind: 'choose-empire-card'; readonly side: Side };

/** Refusals that only a scenario rule can be the reason for, with the ruling that the rule departs from. */
export const RULE_REFUSALS = {
  'no-governors-in-game': 'R81',
  'home-card-spared': 'R81',
  'besieged-card-kept': 'R81',
  'siege-restraint': 'R35',
  'rule-not-in-force': 'R92',
  'location-is-yours': 'R22',
  'no-lost-location': 'R22',
  'not-your-empire-card': 'R77',
} as const;

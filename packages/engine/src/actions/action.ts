// What a player can do, as data. Cards are named by kind, never by copy; sets are written in table order.
import type { CardId } from '../cards/cards.ts';
import type { LocationId } from '../data/locations.ts';
import {
  RULE_CARDS_KINDS,
  RULE_CARD_KINDS,
  RULE_OPTIONAL_CARD_KINDS,
} from '../rules/vocabulary.ts';
import { everyOf, type GiveUpZone, type Side } from '../vocabulary.ts';

/** Kinds with the location they are about and the cards played, in the order of the rule. */
export const LOCATED_KINDS = [
  'settle',
  'develop',
  'fortify',
  'besiege',
  'reinforce',
  'military-leader',
  'raid',
] as const;
/** Kinds with the cards played, in the order of the rule. */
export const CARDS_KINDS = [
  'ambush',
  'convert',
  'take-money',
  'merchant',
  'trader',
  'piracy',
  'discard',
  'reserve',
  'governor',
  'show-hand',
  ...RULE_CARDS_KINDS,
] as const;
/** Kinds about one card that is not played: the one drafted, the one fetched. */
export const ONE_CARD_KINDS = ['draft', 'intendant', ...RULE_CARD_KINDS] as const;
export const BARE_KINDS = ['pass', 'retrieve', 'home-support', 'end-turn'] as const;
/** Kinds about one card, or null for none. */
export const OPTIONAL_CARD_KINDS = [
  'block-raid',
  'block-ambush',
  ...RULE_OPTIONAL_CARD_KINDS,
] as const;

export type Action =
  | {
      readonly kind: (typeof LOCATED_KINDS)[number];
      readonly location: LocationId;
      readonly cards: readonly CardId[];
    }
  | { readonly kind: (typeof CARDS_KINDS)[number]; readonly cards: readonly CardId[] }
  | { readonly kind: (typeof ONE_CARD_KINDS)[number]; readonly card: CardId }
  | { readonly kind: (typeof BARE_KINDS)[number] }
  | {
      readonly kind: 'withdraw';
      /** The side that lays the siege. */
      readonly siege: Side;
      /** The empire or neutral card given up; null where there is none (R43). */
      readonly lost: CardId | null;
    }
  | { readonly kind: 'resign'; readonly side: Side }
  | {
      readonly kind: (typeof OPTIONAL_CARD_KINDS)[number];
      /** null: not blocked, nothing exchanged. */
      readonly card: CardId | null;
    }
  | { readonly kind: 'give-up-card'; readonly card: CardId; readonly from: GiveUpZone }
  | {
      readonly kind: 'settle-after-siege';
      readonly settle: boolean;
      /** The settler card played; null where none is needed or nothing is settled. */
      readonly card: CardId | null;
    };

/** The kinds that are actions of a turn, in the order in which legal actions are listed. */
export const TURN_ACTION_KINDS = [
  'settle',
  'develop',
  'fortify',
  'besiege',
  'reinforce',
  'raid',
  'ambush',
  'convert',
  'take-money',
  'merchant',
  'trader',
  'piracy',
  'draft',
  'discard',
  'reserve',
  'governor',
  'intendant',
  'pass',
  'retrieve',
  'home-support',
  'military-leader',
  'withdraw',
  'sell-fur',
  'discard-lost-location',
  'end-turn',
] as const satisfies readonly ActionKind[];
export type TurnActionKind = (typeof TURN_ACTION_KINDS)[number];

/** Every kind, in the order in which legal actions are listed. */
export const ACTION_KINDS = everyOf<ActionKind>()([
  ...TURN_ACTION_KINDS,
  'block-raid',
  'block-ambush',
  'give-up-card',
  'show-hand',
  'settle-after-siege',
  'discard-penalty',
  'siege-redraw',
  'choose-empire-card',
  'resign',
]);

export type ActionKind = Action['kind'];
/** The shape of one kind of action (several kinds share a shape, so `Extract` would find none of them). */
export type ActionOf<K extends ActionKind> = Action extends infer A
  ? A extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? A & { readonly kind: K }
      : never
    : never
  : never;

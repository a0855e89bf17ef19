// Standing orders (R101–R108): what players want done when they are asked something outside their turn.
// Cards are named by group, in the order in which they are to be used or lost.
import { cardParts, type CardId, type CardParts } from '@arpents/engine';

export const CARD_GROUPS = [
  'native-americans',
  'rangers',
  'coureurs-de-bois',
  'militia',
  'fortification',
  'location-card',
  'ships',
  'regular-infantry',
  'military-leader',
  'siege-artillery',
] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export const AMBUSH_ORDERS = ['always', 'if-something-to-lose', 'never', 'ask'] as const;
export const RAID_ORDERS = ['block', 'never', 'ask'] as const;
export const SETTLE_ORDERS = ['yes', 'no', 'ask'] as const;
export const SIEGE_LOSS_ORDERS = ['ask', 'in-order'] as const;
/** Where the cards that are lost come from. */
export const LOSS_PLACE_ORDERS = ['reserve', 'hand', 'ask'] as const;

export interface StandingOrders {
  /** R101 */
  readonly ambush: (typeof AMBUSH_ORDERS)[number];
  /** R102 */
  readonly ambushBlockers: readonly CardGroup[];
  /** R103 */
  readonly ambushLosses: readonly CardGroup[];
  readonly ambushLossFrom: (typeof LOSS_PLACE_ORDERS)[number];
  /** R105 */
  readonly convertFrom: (typeof LOSS_PLACE_ORDERS)[number];
  /** R106 */
  readonly raid: (typeof RAID_ORDERS)[number];
  readonly raidBlockers: readonly CardGroup[];
  /** R107 */
  readonly settleAfterSurrender: (typeof SETTLE_ORDERS)[number];
  /** R108 */
  readonly siegeLoss: (typeof SIEGE_LOSS_ORDERS)[number];
  readonly siegeLosses: readonly CardGroup[];
}

/** The lists of a player's orders; each must hold exactly the groups of its default, in any order. */
export const ORDER_LISTS = [
  'ambushBlockers',
  'ambushLosses',
  'raidBlockers',
  'siegeLosses',
] as const satisfies readonly (keyof StandingOrders)[];

type EmpireCardName = Exclude<CardParts, { readonly family: 'location' }>['name'];

/** The group of every empire and neutral card; null: no standing order names it. */
const GROUP_OF: Readonly<Record<EmpireCardName, CardGroup | null>> = {
  bateaux: null,
  'coureurs-de-bois': 'coureurs-de-bois',
  fortification: 'fortification',
  governor: null,
  'home-support': null,
  'indian-leader': null,
  intendant: null,
  'military-leader': 'military-leader',
  militia: 'militia',
  'native-americans': 'native-americans',
  priest: null,
  rangers: 'rangers',
  'regular-infantry': 'regular-infantry',
  'regular-infantry-initial': 'regular-infantry',
  settlers: null,
  ships: 'ships',
  'siege-artillery': 'siege-artillery',
  trader: null,
};

const groupOf = (card: CardParts): CardGroup | null =>
  card.family === 'location' ? 'location-card' : GROUP_OF[card.name];

/** What a card is ranked for: blocking a raid or an ambush, or being lost. */
export type RankedFor = 'blocking' | 'losing';

/**
 * Where a card stands in an order: the smaller, the sooner it is used or lost. Cards that the order does not
 * name come last.
 */
export function rankIn(order: readonly CardGroup[], card: CardId, use: RankedFor): number {
  const parts = cardParts(card);
  const group = groupOf(parts);
  const at = group === null ? -1 : order.indexOf(group);
  return (at < 0 ? order.length : at) * 2 + (isFirstOfGroup(parts, use) ? 0 : 1);
}

/** More than `rankIn` says of any card. */
export const BEYOND_RANKS = (CARD_GROUPS.length + 1) * 2;

/**
 * Within a group: the initial infantry first (R103, R108), neutral Native Americans before the blue ones (R106), the
 * own fortification first to block (R106) and the neutral one first to be lost (R108).
 */
function isFirstOfGroup(card: CardParts, use: RankedFor): boolean {
  switch (groupOf(card)) {
    case 'regular-infantry':
      return card.name === 'regular-infantry-initial';
    case 'fortification':
      return (card.family === 'neutral') === (use === 'losing');
    default:
      return card.family === 'neutral';
  }
}

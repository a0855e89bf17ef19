// Standing orders (R101–R108): what a player wants done when he is asked something outside his turn.
// Cards are named by group, in the order in which they are to be used or lost.
import type { BySide, CardId, Side } from '@arpents/engine';

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
export const LOSS_PLACES = ['reserve', 'hand'] as const;

export interface StandingOrders {
  /** R101 */
  readonly ambush: (typeof AMBUSH_ORDERS)[number];
  /** R102 */
  readonly ambushBlockers: readonly CardGroup[];
  /** R103 */
  readonly ambushLosses: readonly CardGroup[];
  readonly ambushLossFrom: (typeof LOSS_PLACES)[number];
  /** R105 */
  readonly convertFrom: (typeof LOSS_PLACES)[number];
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

const COMMON = {
  ambush: 'if-something-to-lose',
  ambushLossFrom: 'reserve',
  convertFrom: 'reserve',
  raid: 'block',
  settleAfterSurrender: 'ask',
  siegeLoss: 'ask',
} as const satisfies Partial<StandingOrders>;

export const DEFAULT_ORDERS: BySide<StandingOrders> = {
  british: {
    ...COMMON,
    ambushBlockers: ['native-americans', 'rangers'],
    ambushLosses: ['militia', 'regular-infantry', 'siege-artillery'],
    raidBlockers: ['native-americans', 'location-card', 'fortification', 'militia', 'rangers'],
    siegeLosses: [
      'militia',
      'fortification',
      'ships',
      'rangers',
      'regular-infantry',
      'military-leader',
      'siege-artillery',
    ],
  },
  french: {
    ...COMMON,
    ambushBlockers: ['native-americans', 'militia', 'coureurs-de-bois'],
    ambushLosses: ['regular-infantry', 'siege-artillery'],
    raidBlockers: [
      'native-americans',
      'location-card',
      'fortification',
      'militia',
      'coureurs-de-bois',
    ],
    siegeLosses: [
      'militia',
      'fortification',
      'ships',
      'coureurs-de-bois',
      'regular-infantry',
      'military-leader',
      'siege-artillery',
    ],
  },
};

/** Whether the lists hold the groups of this side, each once. */
export const areOrdersOf = (side: Side, orders: StandingOrders): boolean =>
  ORDER_LISTS.every((list) => {
    const wanted = DEFAULT_ORDERS[side][list];
    return (
      orders[list].length === wanted.length && wanted.every((group) => orders[list].includes(group))
    );
  });

/** The group that a card belongs to, or null if standing orders do not name it. */
function groupOf(card: CardId): CardGroup | null {
  if (card.startsWith('location:')) return 'location-card';
  const name = card.slice(card.indexOf(':') + 1);
  if (name === 'regular-infantry-initial') return 'regular-infantry';
  return CARD_GROUPS.find((group) => group === name) ?? null;
}

/**
 * Where a card stands in an order: the smaller, the sooner it is used or lost. Cards that the order does not
 * name come last.
 */
export function rankIn(order: readonly CardGroup[], card: CardId, neutralFirst: boolean): number {
  const group = groupOf(card);
  const at = group === null ? -1 : order.indexOf(group);
  const rank = at < 0 ? order.length : at;
  return rank * 2 + (isFirstOfGroup(card, neutralFirst) ? 0 : 1);
}

/** Within a group: the initial infantry first (R103, R108); which fortification or Native Americans, R106 and R108 say. */
function isFirstOfGroup(card: CardId, neutralFirst: boolean): boolean {
  if (groupOf(card) === 'regular-infantry') return card.endsWith('-initial');
  return card.startsWith('neutral:') === neutralFirst;
}

// The orders that everybody begins with: they depend on the side, the pace and who sits opposite.
import { opponentOf, type BySide, type Side } from '@arpents/engine';
import type { Pace } from './clocks.ts';
import type { Seats } from './session.ts';
import { ORDER_LISTS, type StandingOrders } from './standing-orders.ts';

/** What the defaults depend on, as it is for one side. */
export interface Circumstances {
  readonly pace: Pace;
  /** Who sits opposite: a person somewhere else, a person at the same screen, or a program. */
  readonly opponent: 'person' | 'same-screen' | 'computer';
}

/** Who sits opposite, by what is known of the seat; one that is still free waits for a person. */
const OPPOSITE = {
  person: 'person',
  free: 'person',
  unknown: 'person',
  here: 'same-screen',
  computer: 'computer',
} as const satisfies Readonly<Record<string, Circumstances['opponent']>>;

/** The circumstances of a side at a table. */
export const circumstancesOf = (
  pace: Pace,
  seats: Seats<{ readonly kind: keyof typeof OPPOSITE }>,
  side: Side,
): Circumstances => ({
  pace,
  opponent: OPPOSITE[seats[opponentOf(side)].kind],
});

type Choices = Omit<StandingOrders, (typeof ORDER_LISTS)[number]>;

/** R101–R108 in games over days or without a clock, where an answer may take long. */
const SLOW = {
  ambush: 'if-something-to-lose',
  ambushLossFrom: 'reserve',
  convertFrom: 'reserve',
  raid: 'block',
  settleAfterSurrender: 'ask',
  siegeLoss: 'ask',
} as const satisfies Choices;

/** R101–R108 where the player is there to be asked. */
const PRESENT: Choices = {
  ...SLOW,
  ambush: 'ask',
  ambushLossFrom: 'ask',
  convertFrom: 'ask',
  raid: 'ask',
};

/** What `ask` counts as when the time for an answer is over. */
export const OVERDUE = {
  ...SLOW,
  settleAfterSurrender: 'yes',
  siegeLoss: 'in-order',
} as const satisfies Choices;

const LISTS: BySide<Pick<StandingOrders, (typeof ORDER_LISTS)[number]>> = {
  british: {
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

/** Against the computer, at one screen and in live games raids and ambushes are asked about; else they are answered. */
const isPresent = ({ pace, opponent }: Circumstances): boolean =>
  opponent !== 'person' || pace.kind === 'live';

/** The orders in force until the player sets others. */
export const defaultOrders = (side: Side, circumstances: Circumstances): StandingOrders => ({
  ...(isPresent(circumstances) ? PRESENT : SLOW),
  ...LISTS[side],
});

/** Whether the lists hold the groups of this side, each once. */
export const areOrdersOf = (side: Side, orders: StandingOrders): boolean =>
  ORDER_LISTS.every((list) => {
    const wanted = LISTS[side][list];
    return (
      orders[list].length === wanted.length && wanted.every((group) => orders[list].includes(group))
    );
  });

// What a card is for, as the computer players see it: its role in a deck, and how gladly it is parted with.
import {
  BATEAUX,
  BUILDS,
  CARD_COINS,
  CARD_FLAGS,
  CARD_KINDS,
  CARD_MILITARY,
  CONVERTS,
  FETCHES,
  FUR,
  GOVERNS,
  LEADS,
  NATIVE,
  RAID,
  SETTLER,
  SHIP,
  SUPPORTS,
  TRADES,
  WAGON,
  isCardUsable,
  isLocationCard,
  type Board,
  type Card,
  type Side,
} from '@arpents/engine';

/** Roles of empire cards; both sides' cards of one role are compared with each other. */
export const ROLES = [
  'infantry',
  'artillery',
  'leader',
  'militia',
  'ranger',
  'natives',
  'fortification',
  'ships',
  'settlers',
  'home-support',
  'governor',
  'trader',
  'converter',
  'intendant',
  'bateaux',
] as const;
export type Role = (typeof ROLES)[number];

function roleOf(card: Card): Role | null {
  const flags = CARD_FLAGS[card];
  const has = (flag: number): boolean => (flags & flag) !== 0;
  if (isLocationCard(card)) return null;
  if (has(LEADS)) return 'leader';
  if (has(BUILDS)) return 'fortification';
  if (has(NATIVE)) return 'natives';
  if (has(RAID)) return 'ranger';
  if (has(SUPPORTS)) return 'home-support';
  if (has(GOVERNS)) return 'governor';
  if (has(TRADES)) return 'trader';
  if (has(CONVERTS)) return 'converter';
  if (has(FETCHES)) return 'intendant';
  if (has(SHIP)) return 'ships';
  if (has(SETTLER)) return 'settlers';
  if (has(BATEAUX)) return 'bateaux';
  if (CARD_MILITARY[card] >= 3) return 'artillery';
  return CARD_MILITARY[card] === 2 ? 'infantry' : 'militia';
}

/** By card: its role, or null for a location card. */
export const CARD_ROLE: readonly (Role | null)[] = CARD_KINDS.map((_, card) => roleOf(card));
/** By card: the place of its role in ROLES, or -1 for a location card. */
export const CARD_ROLE_INDEX: readonly number[] = CARD_ROLE.map((role) =>
  role === null ? -1 : ROLES.indexOf(role),
);

/** Worth of holding an empire card, in the same measure as the symbols of a location card below. */
const KEEP_BY_ROLE: Readonly<Record<Role, number>> = {
  infantry: 4,
  artillery: 4,
  leader: 3.5,
  militia: 2,
  ranger: 3,
  natives: 1.8,
  fortification: 1.6,
  ships: 2.4,
  settlers: 2.8,
  'home-support': 5,
  governor: 2.2,
  trader: 1.7,
  converter: 1.2,
  intendant: 1.9,
  bateaux: 1.5,
};

const SYMBOL_WORTH: readonly (readonly [flag: number, worth: number])[] = [
  [SETTLER, 1],
  [SHIP, 0.6],
  [BATEAUX, 0.5],
  [WAGON, 0.3],
  [FUR, 0.3],
];

const KEEP: readonly number[] = CARD_KINDS.map((_, card) => {
  const role = CARD_ROLE[card];
  if (role !== null) return KEEP_BY_ROLE[role];
  let worth = 0.4 + CARD_COINS[card] * 0.35 + CARD_MILITARY[card] * 0.6;
  for (const [flag, more] of SYMBOL_WORTH) if ((CARD_FLAGS[card] & flag) !== 0) worth += more;
  return worth;
});

/** How much a player would rather keep this card; a location card that cannot be used is worth nothing. */
export const keepValue = (board: Board, side: Side, card: Card): number =>
  isCardUsable(board, side, card) ? KEEP[card] : 0;

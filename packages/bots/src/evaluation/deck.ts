// What a side's cards are good for together, wherever they lie; the order of the hidden ones plays no part.
import {
  AMBUSH,
  AMBUSHABLE,
  BATEAUX,
  BLOCKS_AMBUSH,
  BLOCKS_RAID,
  CARD_COINS,
  CARD_FLAGS,
  CARD_MILITARY,
  CARD_PLACE,
  FUR,
  RAID,
  SETTLER,
  SHIP,
  TRADES,
  bySide,
  createRng,
  rulebookOf,
  type BySide,
  type CardList,
  type GameState,
  type Side,
} from '@arpents/engine';
import { CARD_ROLE_INDEX, ROLES } from '../cards.ts';
import type { SideOfBoard } from './board.ts';

export interface Deck {
  /** The same for the same cards, whatever zone they are in; another one for others. */
  key: number;
  /** Hand, draw deck and discard pile: what comes round again. */
  size: number;
  strength: number;
  coins: number;
  settlers: number;
  ships: number;
  bateaux: number;
  furs: number;
  traders: number;
  dead: number;
  /** Location cards of villages that could become towns (R32). */
  developable: number;
  raidBlockers: number;
  ambushBlockers: number;
  raiders: number;
  ambushers: number;
  /** Strength that an ambush could take outside sieges, whether a scenario rule lets it reach these or not. */
  ambushable: number;
  /** How many cards of each role, in the order of ROLES. */
  readonly roles: Float64Array;
}

const NATIVES = ROLES.indexOf('natives');

/**
 * A count, and what it was made from: cards that are played, discarded or reserved stay the side's, so that most actions
 * leave the count as it is.
 */
interface Counted {
  /** The sum of the keys of all the cards, whatever zone they are in. */
  key: number;
  own: SideOfBoard | null;
  nativeStrength: number;
  readonly deck: Deck;
}

const NO_CARDS: CardList = [];

/** The counts made last; another one with the same number takes the place. A power of two. */
const COUNTS = 64;
const counts: BySide<readonly Counted[]> = bySide(() =>
  Array.from({ length: COUNTS }, () => ({
    key: -1,
    own: null,
    nativeStrength: 0,
    deck: emptyDeck(),
  })),
);

/** Numbers of 45 bits, of which no two sets of cards have the same sum but by a chance that never comes. */
const CARD_KEY: readonly number[] = keysOf(CARD_FLAGS.length);

function keysOf(count: number): number[] {
  const rng = createRng(18);
  return Array.from({ length: count }, () => (rng.word() % 0x2000) * 0x100000000 + rng.word());
}

/** A number for these cards, in whatever order. */
export function keyOf(cards: CardList): number {
  let key = 0;
  for (const card of cards) key += CARD_KEY[card];
  return key;
}

/** By card: strength that an ambush could reach. */
const AMBUSHABLE_STRENGTH: readonly number[] = CARD_FLAGS.map((flags, card) =>
  CARD_ROLE_INDEX[card] >= 0 && (flags & AMBUSHABLE) !== 0 ? CARD_MILITARY[card] : 0,
);

/** Counts the cards of a side; what it returns is good until the next count of that side. */
export function countDeck(state: GameState, side: Side, own: SideOfBoard): Deck {
  const { hand, deck: draw, discard, reserve } = state.players[side];
  const besieging = state.sieges.british?.cards[side] ?? NO_CARDS;
  const besieged = state.sieges.french?.cards[side] ?? NO_CARDS;
  const { nativeStrength } = rulebookOf(state.options);
  const last = lastSums[side];
  const inHand = sumsOf(hand, last.hand);
  const inDeck = sumsOf(draw, last.deck);
  const inReserve = sumsOf(reserve, last.reserve);
  const key =
    inHand.key +
    inDeck.key +
    sumsOf(discard, last.discard).key +
    inReserve.key +
    sumsOf(besieging, last.besieging).key +
    sumsOf(besieged, last.besieged).key;
  const counted = counts[side][key & (COUNTS - 1)];
  const { deck } = counted;
  if (counted.key !== key || counted.own !== own || counted.nativeStrength !== nativeStrength) {
    counted.key = key;
    counted.own = own;
    counted.nativeStrength = nativeStrength;
    clear(deck);
    addCards(deck, hand, own, nativeStrength);
    addCards(deck, draw, own, nativeStrength);
    addCards(deck, discard, own, nativeStrength);
    addCards(deck, reserve, own, nativeStrength);
    addCards(deck, besieging, own, nativeStrength);
    addCards(deck, besieged, own, nativeStrength);
  }
  deck.key = key;
  // What depends on the zones that the cards lie in.
  deck.size = hand.length + draw.length + discard.length;
  deck.ambushable = inHand.ambushable + inDeck.ambushable + inReserve.ambushable;
  return deck;
}

/** What is summed up over the cards of a zone. */
interface Sums {
  cards: CardList | null;
  key: number;
  ambushable: number;
}

const noSums = (): Sums => ({ cards: null, key: 0, ambushable: 0 });

/** Of the list that lay in each zone last: lists are values, and an action leaves most of them as they are. */
const lastSums = bySide(() => ({
  hand: noSums(),
  deck: noSums(),
  discard: noSums(),
  reserve: noSums(),
  besieging: noSums(),
  besieged: noSums(),
}));

function sumsOf(cards: CardList, last: Sums): Sums {
  if (last.cards === cards) return last;
  last.cards = cards;
  last.key = 0;
  last.ambushable = 0;
  for (const card of cards) {
    last.key += CARD_KEY[card];
    last.ambushable += AMBUSHABLE_STRENGTH[card];
  }
  return last;
}

function addCards(
  deck: Deck,
  cards: CardList,
  { usable, villages }: SideOfBoard,
  nativeStrength: number,
): void {
  for (const card of cards) {
    const role = CARD_ROLE_INDEX[card];
    const flags = CARD_FLAGS[card];
    if (role < 0) {
      if (usable[CARD_PLACE[card]] === 0) {
        deck.dead++;
        continue;
      }
      deck.developable += villages[CARD_PLACE[card]];
    } else {
      deck.roles[role]++;
      if (role === NATIVES) deck.strength += nativeStrength;
      if ((flags & TRADES) !== 0) deck.traders++;
      if ((flags & RAID) !== 0) deck.raiders++;
      if ((flags & AMBUSH) !== 0) deck.ambushers++;
      if ((flags & BLOCKS_RAID) !== 0) deck.raidBlockers++;
      if ((flags & BLOCKS_AMBUSH) !== 0) deck.ambushBlockers++;
    }
    deck.strength += CARD_MILITARY[card];
    deck.coins += CARD_COINS[card];
    if ((flags & SETTLER) !== 0) deck.settlers++;
    if ((flags & SHIP) !== 0) deck.ships++;
    if ((flags & BATEAUX) !== 0) deck.bateaux++;
    if ((flags & FUR) !== 0) deck.furs++;
  }
}

function emptyDeck(): Deck {
  return {
    key: 0,
    size: 0,
    strength: 0,
    coins: 0,
    settlers: 0,
    ships: 0,
    bateaux: 0,
    furs: 0,
    traders: 0,
    dead: 0,
    developable: 0,
    raidBlockers: 0,
    ambushBlockers: 0,
    raiders: 0,
    ambushers: 0,
    ambushable: 0,
    roles: new Float64Array(ROLES.length),
  };
}

function clear(deck: Deck): void {
  deck.strength = 0;
  deck.coins = 0;
  deck.settlers = 0;
  deck.ships = 0;
  deck.bateaux = 0;
  deck.furs = 0;
  deck.traders = 0;
  deck.dead = 0;
  deck.developable = 0;
  deck.raidBlockers = 0;
  deck.ambushBlockers = 0;
  deck.raiders = 0;
  deck.ambushers = 0;
  deck.roles.fill(0);
}

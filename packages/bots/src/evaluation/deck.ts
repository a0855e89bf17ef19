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
  rulebookOf,
  type BySide,
  type CardList,
  type GameState,
  type Side,
} from '@arpents/engine';
import { CARD_ROLE_INDEX, ROLES } from '../cards.ts';

export interface Deck {
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
  raidBlockers: number;
  ambushBlockers: number;
  raiders: number;
  ambushers: number;
  /** Strength that an ambush could reach: not what is in a siege or has been played. */
  ambushable: number;
  /** How many cards of each role, in the order of ROLES. */
  readonly roles: Float64Array;
}

const NATIVES = ROLES.indexOf('natives');

/** What a count was made from, and the count. Lists are values, so the same lists give the same count. */
interface Counted {
  hand: CardList;
  draw: CardList;
  discard: CardList;
  reserve: CardList;
  besieging: CardList;
  besieged: CardList;
  usable: Uint8Array;
  nativeStrength: number;
  readonly deck: Deck;
}

const NO_CARDS: CardList = [];

const nothingCounted = (): Counted => ({
  hand: NO_CARDS,
  draw: NO_CARDS,
  discard: NO_CARDS,
  reserve: NO_CARDS,
  besieging: NO_CARDS,
  besieged: NO_CARDS,
  usable: new Uint8Array(),
  nativeStrength: 0,
  deck: emptyDeck(),
});

/**
 * Of each side the last count: while one side tries its actions, the cards of the other stay what they are. Written
 * over by the next one, because making them anew took a tenth of a player's time.
 */
const last: BySide<Counted> = { british: nothingCounted(), french: nothingCounted() };

/** Counts the cards of a side; what it returns is good until the next count of that side. */
export function countDeck(state: GameState, side: Side, usable: Uint8Array): Deck {
  const { hand, deck: draw, discard, reserve } = state.players[side];
  const besieging = state.sieges.british?.cards[side] ?? NO_CARDS;
  const besieged = state.sieges.french?.cards[side] ?? NO_CARDS;
  const { nativeStrength } = rulebookOf(state.options);
  const counted = last[side];
  const { deck } = counted;
  if (
    counted.hand === hand &&
    counted.draw === draw &&
    counted.discard === discard &&
    counted.reserve === reserve &&
    counted.besieging === besieging &&
    counted.besieged === besieged &&
    counted.usable === usable &&
    counted.nativeStrength === nativeStrength
  ) {
    return deck;
  }
  counted.hand = hand;
  counted.draw = draw;
  counted.discard = discard;
  counted.reserve = reserve;
  counted.besieging = besieging;
  counted.besieged = besieged;
  counted.usable = usable;
  counted.nativeStrength = nativeStrength;
  clear(deck);
  deck.size = hand.length + draw.length + discard.length;
  addCards(deck, hand, usable, nativeStrength, true);
  addCards(deck, draw, usable, nativeStrength, true);
  addCards(deck, discard, usable, nativeStrength, false);
  addCards(deck, reserve, usable, nativeStrength, true);
  addCards(deck, besieging, usable, nativeStrength, false);
  addCards(deck, besieged, usable, nativeStrength, false);
  return deck;
}

function addCards(
  deck: Deck,
  cards: CardList,
  usable: Uint8Array,
  nativeStrength: number,
  isReachable: boolean,
): void {
  for (const card of cards) {
    const role = CARD_ROLE_INDEX[card];
    const flags = CARD_FLAGS[card];
    if (role < 0) {
      if (usable[CARD_PLACE[card]] === 0) {
        deck.dead++;
        continue;
      }
    } else {
      deck.roles[role]++;
      if (role === NATIVES) deck.strength += nativeStrength;
      if ((flags & TRADES) !== 0) deck.traders++;
      if ((flags & RAID) !== 0) deck.raiders++;
      if ((flags & AMBUSH) !== 0) deck.ambushers++;
      if ((flags & BLOCKS_RAID) !== 0) deck.raidBlockers++;
      if ((flags & BLOCKS_AMBUSH) !== 0) deck.ambushBlockers++;
      if (isReachable && (flags & AMBUSHABLE) !== 0) deck.ambushable += CARD_MILITARY[card];
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
    size: 0,
    strength: 0,
    coins: 0,
    settlers: 0,
    ships: 0,
    bateaux: 0,
    furs: 0,
    traders: 0,
    dead: 0,
    raidBlockers: 0,
    ambushBlockers: 0,
    raiders: 0,
    ambushers: 0,
    ambushable: 0,
    roles: new Float64Array(ROLES.length),
  };
}

function clear(deck: Deck): void {
  deck.size = 0;
  deck.strength = 0;
  deck.coins = 0;
  deck.settlers = 0;
  deck.ships = 0;
  deck.bateaux = 0;
  deck.furs = 0;
  deck.traders = 0;
  deck.dead = 0;
  deck.raidBlockers = 0;
  deck.ambushBlockers = 0;
  deck.raiders = 0;
  deck.ambushers = 0;
  deck.ambushable = 0;
  deck.roles.fill(0);
}

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

/** What a count was made from. Lists are values, so the same lists give the same count. */
interface Counted {
  readonly hand: CardList;
  readonly draw: CardList;
  readonly discard: CardList;
  readonly reserve: CardList;
  readonly besieging: CardList | null;
  readonly besieged: CardList | null;
  readonly usable: Uint8Array;
  readonly nativeStrength: number;
  readonly deck: Deck;
}

/** Of each side the last count: while one side tries its actions, the cards of the other stay what they are. */
const last: Partial<Record<Side, Counted>> = {};

/** Counts the cards of a side. */
export function countDeck(state: GameState, side: Side, usable: Uint8Array): Deck {
  const { hand, deck: draw, discard, reserve } = state.players[side];
  const besieging = state.sieges.british?.cards[side] ?? null;
  const besieged = state.sieges.french?.cards[side] ?? null;
  const { nativeStrength } = rulebookOf(state.options);
  const known = last[side];
  if (
    known?.hand === hand &&
    known.draw === draw &&
    known.discard === discard &&
    known.reserve === reserve &&
    known.besieging === besieging &&
    known.besieged === besieged &&
    known.usable === usable &&
    known.nativeStrength === nativeStrength
  ) {
    return known.deck;
  }
  const deck = emptyDeck();
  deck.size = hand.length + draw.length + discard.length;
  addCards(deck, hand, usable, nativeStrength, true);
  addCards(deck, draw, usable, nativeStrength, true);
  addCards(deck, discard, usable, nativeStrength, false);
  addCards(deck, reserve, usable, nativeStrength, true);
  if (besieging !== null) addCards(deck, besieging, usable, nativeStrength, false);
  if (besieged !== null) addCards(deck, besieged, usable, nativeStrength, false);
  last[side] = {
    hand,
    draw,
    discard,
    reserve,
    besieging,
    besieged,
    usable,
    nativeStrength,
    deck,
  };
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

const emptyDeck = (): Deck => ({
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
});

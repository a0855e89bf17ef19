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
}

const NATIVES = ROLES.indexOf('natives');

/** Counts the cards of a side, and adds the number of each role to `values` from `roles` on. */
export function countDeck(
  state: GameState,
  side: Side,
  usable: Uint8Array,
  values: Float64Array,
  roles: number,
): Deck {
  const deck: Deck = {
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
  };
  const { hand, deck: draw, discard, reserve } = state.players[side];
  const { nativeStrength } = rulebookOf(state.options);
  const count = (cards: CardList, isReachable: boolean): void => {
    for (const card of cards) {
      const role = CARD_ROLE_INDEX[card];
      const flags = CARD_FLAGS[card];
      if (role < 0) {
        if (usable[CARD_PLACE[card]] === 0) {
          deck.dead++;
          continue;
        }
      } else {
        values[roles + role]++;
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
  };
  count(hand, true);
  count(draw, true);
  count(discard, false);
  count(reserve, true);
  if (state.sieges.british !== null) count(state.sieges.british.cards[side], false);
  if (state.sieges.french !== null) count(state.sieges.french.cards[side], false);
  deck.size = hand.length + draw.length + discard.length;
  return deck;
}

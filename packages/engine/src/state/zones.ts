// Moving cards and money about. Every change of a pile goes through here, and tells the referee what happened.
import {
  CARD_IDS,
  LOCATION_CARD,
  cardIdsOf,
  cardsNamed,
  isNeutralCard,
  type Card,
  type CardId,
  type CardList,
  type Place,
} from '../cards/cards.ts';
import {
  EMPTY,
  withAllOnTop,
  withAllSorted,
  withOnTop,
  withSorted,
  without,
  withoutAll,
} from '../cards/card-list.ts';
import type { Referee } from '../contract.ts';
import type { GiveUpZone, Side } from '../vocabulary.ts';
import type { WritableState } from './writable-state.ts';

// Money

export function earn(next: WritableState, side: Side, amount: number, referee: Referee): void {
  if (amount === 0) return;
  next.players[side].money += amount;
  referee.emit?.({ kind: 'money-changed', side, amount });
}

export const pay = (next: WritableState, side: Side, amount: number, referee: Referee): void => {
  earn(next, side, -amount, referee);
};

// Cards

/** Takes cards out of a hand; what the opponent knew to be there is known no longer (R100). */
export function takeFromHand(next: WritableState, side: Side, cards: CardList): void {
  const player = next.players[side];
  player.hand = withoutAll(player.hand, cards);
  if (player.known.length > 0) player.known = withoutAll(player.known, cards);
}

/** Plays cards from hand to the side's own discard pile, in the order played (R20). */
export function discardFromHand(next: WritableState, side: Side, cards: CardList): void {
  takeFromHand(next, side, cards);
  layDown(next, side, cards);
}

/** Plays the cards that an action of the side to move names, and returns them. */
export function discardPlayed(
  next: WritableState,
  action: { readonly cards: readonly CardId[] },
): CardList {
  const cards = cardsNamed(next.side, action.cards);
  discardFromHand(next, next.side, cards);
  return cards;
}

/** Lays cards that are in no pile at the moment on the discard pile, in this order (R20). */
export function layDown(next: WritableState, side: Side, cards: CardList): void {
  const player = next.players[side];
  player.discard = withAllOnTop(player.discard, cards);
}

/** Takes a card out of the discard pile (R83). */
export function takeFromDiscard(next: WritableState, side: Side, card: Card): void {
  const player = next.players[side];
  player.discard = without(player.discard, card);
}

/** R79: puts a card from hand into the reserve. */
export function putInReserve(next: WritableState, side: Side, card: Card): void {
  takeFromHand(next, side, [card]);
  const player = next.players[side];
  player.reserve = withSorted(player.reserve, card);
}

export function takeFromReserve(next: WritableState, side: Side, card: Card): void {
  const player = next.players[side];
  player.reserve = without(player.reserve, card);
}

/** R80: the whole reserve comes to hand. */
export function retrieveReserve(next: WritableState, side: Side): void {
  const player = next.players[side];
  addKnownToHand(next, side, player.reserve);
  player.reserve = EMPTY;
}

/** R70, R72: everybody sees the hand, and knows it from then on. */
export function layHandOpen(next: WritableState, side: Side, referee: Referee): void {
  const player = next.players[side];
  player.known = player.hand;
  referee.revealed = true;
  referee.emit?.({ kind: 'hand-shown', side, cards: cardIdsOf(player.hand) });
}

/** Adds cards to a hand that everybody has seen on the way (R80, R83). */
export function addKnownToHand(next: WritableState, side: Side, cards: CardList): void {
  const player = next.players[side];
  player.hand = withAllSorted(player.hand, cards);
  player.known = withAllSorted(player.known, cards);
}

/** A card comes on top of the discard pile from outside the deck (R20). */
export function gain(next: WritableState, side: Side, card: Card, referee: Referee): void {
  const player = next.players[side];
  player.discard = withOnTop(player.discard, card);
  referee.emit?.({ kind: 'card-gained', side, card: CARD_IDS[card] });
}

/** Returns a card to the side's available cards or to the neutral display. */
export function returnCard(
  next: WritableState,
  side: Side,
  card: Card,
  from: GiveUpZone,
  referee: Referee,
): void {
  if (isNeutralCard(card)) next.neutral = withSorted(next.neutral, card);
  else next.players[side].available = withSorted(next.players[side].available, card);
  referee.emit?.({ kind: 'card-returned', side, card: CARD_IDS[card], from });
}

/** Takes a card from the side's available cards or the neutral display. */
export function takeAvailable(next: WritableState, side: Side, card: Card): void {
  if (isNeutralCard(card)) next.neutral = without(next.neutral, card);
  else next.players[side].available = without(next.players[side].available, card);
}

/** R28: the location card, if it lies in the available pile, comes on top of the discard pile. */
export function gainLocationCard(
  next: WritableState,
  side: Side,
  place: Place,
  referee: Referee,
): void {
  const card = LOCATION_CARD[side][place];
  if (card < 0 || !next.players[side].available.includes(card)) return;
  takeAvailable(next, side, card);
  gain(next, side, card, referee);
}

// Drawing

/** Puts a card into a draw deck that is shuffled before anybody draws from it. */
export function addToDeck(next: WritableState, side: Side, card: Card): void {
  const player = next.players[side];
  player.deck = withOnTop(player.deck, card);
}

/** Puts the draw deck into this order, top first. */
export function arrangeDeck(next: WritableState, side: Side, deck: CardList): void {
  next.players[side].deck = deck;
}

/** Makes a new draw deck out of the discard pile; an empty discard pile is left alone. */
export function reshuffle(next: WritableState, side: Side, referee: Referee): void {
  const player = next.players[side];
  if (player.discard.length === 0) return;
  player.deck = referee.shuffle(next.seed, side, player.shuffles, player.discard);
  player.shuffles++;
  player.discard = EMPTY;
  referee.revealed = true;
  referee.emit?.({ kind: 'deck-shuffled', side, count: player.deck.length });
}

/** Draws up to `count` cards; reshuffles as the rulebook and `mayReshuffle` say (R84, R87). Returns whether it reshuffled. */
export function draw(
  next: WritableState,
  side: Side,
  count: number,
  mayReshuffle: boolean,
  referee: Referee,
): boolean {
  const player = next.players[side];
  const { reshuffle: moment } = referee.rules;
  const shufflesBefore = player.shuffles;
  let drawn: CardList = EMPTY;
  while (drawn.length < count) {
    if (player.deck.length === 0 && mayReshuffle && moment !== 'after-the-turn') {
      reshuffle(next, side, referee);
    }
    if (player.deck.length === 0) break;
    const taken = player.deck.slice(0, count - drawn.length);
    player.deck = player.deck.slice(taken.length);
    drawn = drawn.length === 0 ? taken : withAllOnTop(drawn, taken);
    if (player.deck.length === 0 && moment === 'when-the-last-is-drawn') {
      reshuffle(next, side, referee);
    }
  }
  if (drawn.length > 0) {
    player.hand = withAllSorted(player.hand, drawn);
    referee.revealed = true;
    referee.emit?.({
      kind: 'cards-drawn',
      side,
      count: drawn.length,
      cards: drawn.map((card) => CARD_IDS[card]),
    });
  }
  return player.shuffles > shufflesBefore;
}

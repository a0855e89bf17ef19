// Moving cards, money and pieces about. Every change of a state goes through here, and tells the referee what happened.
import {
  CARD_IDS,
  LOCATION_CARD,
  PLACE_IDS,
  isNeutralCard,
  type Card,
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
import {
  NEUTRAL,
  developedCode,
  fortifiedCode,
  isFortified,
  isTown,
  placeCode,
  villageCode,
} from '../board/places.ts';
import { withSupply } from '../board/supply.ts';
import type { Referee } from '../contract.ts';
import type { GiveUpZone, Side } from '../vocabulary.ts';
import { opponentOf } from '../vocabulary.ts';
import type { NextState } from './state.ts';

// Money

export function earn(next: NextState, side: Side, amount: number, referee: Referee): void {
  if (amount === 0) return;
  next.players[side].money += amount;
  referee.emit?.({ kind: 'money-changed', side, amount });
}

export const pay = (next: NextState, side: Side, amount: number, referee: Referee): void => {
  earn(next, side, -amount, referee);
};

// Cards

/** Takes cards out of a hand; what the opponent knew to be there is known no longer (R100). */
export function takeFromHand(next: NextState, side: Side, cards: CardList): void {
  const player = next.players[side];
  player.hand = withoutAll(player.hand, cards);
  if (player.known.length > 0) player.known = withoutAll(player.known, cards);
}

/** Plays cards from hand to the own discard pile, in the order played (R20). */
export function discardFromHand(next: NextState, side: Side, cards: CardList): void {
  takeFromHand(next, side, cards);
  const player = next.players[side];
  player.discard = withAllOnTop(player.discard, cards);
}

/** Adds cards to a hand that everybody has seen on the way (R80, R83). */
export function addKnownToHand(next: NextState, side: Side, cards: CardList): void {
  const player = next.players[side];
  player.hand = withAllSorted(player.hand, cards);
  player.known = withAllSorted(player.known, cards);
}

/** A card comes on top of the discard pile from outside the deck (R20). */
export function gain(next: NextState, side: Side, card: Card, referee: Referee): void {
  const player = next.players[side];
  player.discard = withOnTop(player.discard, card);
  referee.emit?.({ kind: 'card-gained', side, card: CARD_IDS[card] });
}

/** Puts a card back to the side's available cards or the neutral display. */
export function returnCard(
  next: NextState,
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
export function takeAvailable(next: NextState, side: Side, card: Card): void {
  if (isNeutralCard(card)) next.neutral = without(next.neutral, card);
  else next.players[side].available = without(next.players[side].available, card);
}

/** R28: the location card, if it lies in the available pile, comes on top of the discard pile. */
export function gainLocationCard(
  next: NextState,
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

/** Makes the draw deck anew from the discard pile; nothing happens to an empty one. */
export function reshuffle(next: NextState, side: Side, referee: Referee): void {
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
  next: NextState,
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

// Pieces

function setPlace(next: NextState, place: Place, code: number, referee: Referee): void {
  const places = next.places.slice();
  places[place] = code;
  next.places = withSupply(places, {
    british: referee.rules.supplySource(places, 'british'),
    french: referee.rules.supplySource(places, 'french'),
  });
}

/** A village from stock on a location without a piece. */
export function placeVillage(next: NextState, side: Side, place: Place, referee: Referee): void {
  next.players[side].villages--;
  setPlace(next, place, placeCode(side, 'village', false), referee);
  referee.emit?.({ kind: 'village-placed', side, location: PLACE_IDS[place] });
}

/** R32: the village returns to stock, a town takes its place; a fortification stays. */
export function buildTown(next: NextState, side: Side, place: Place, referee: Referee): void {
  next.players[side].villages++;
  next.players[side].towns--;
  const places = next.places.slice();
  places[place] = developedCode(places[place]);
  next.places = places;
  referee.emit?.({ kind: 'town-built', side, location: PLACE_IDS[place] });
}

export function buildFortification(
  next: NextState,
  side: Side,
  place: Place,
  referee: Referee,
): void {
  next.fortifications--;
  const places = next.places.slice();
  places[place] = fortifiedCode(places[place]);
  next.places = places;
  referee.emit?.({ kind: 'fortification-built', side, location: PLACE_IDS[place] });
}

/** R34: a fortification returns to the stock when its location is lost. */
function loseFortification(next: NextState, side: Side, place: Place, referee: Referee): void {
  if (!isFortified(next.places[place])) return;
  next.fortifications++;
  referee.emit?.({ kind: 'fortification-lost', side, location: PLACE_IDS[place] });
}

/** `captor` takes the enemy piece as it stands; the location becomes neutral (R48). */
export function capturePiece(next: NextState, captor: Side, place: Place, referee: Referee): void {
  const owner = opponentOf(captor);
  const town = isTown(next.places[place]);
  loseFortification(next, owner, place, referee);
  if (town) next.players[captor].capturedTowns++;
  else next.players[captor].capturedVillages++;
  setPlace(next, place, NEUTRAL, referee);
  referee.emit?.({
    kind: 'piece-captured',
    side: captor,
    location: PLACE_IDS[place],
    piece: town ? 'town' : 'village',
  });
}

/** A side gives a location up by itself: piece and fortification go back to stock. */
export function abandonPlace(next: NextState, side: Side, place: Place, referee: Referee): void {
  const town = isTown(next.places[place]);
  loseFortification(next, side, place, referee);
  if (town) next.players[side].towns++;
  else next.players[side].villages++;
  setPlace(next, place, NEUTRAL, referee);
  referee.emit?.({ kind: 'location-abandoned', side, location: PLACE_IDS[place] });
}

/** R65: a captured town leaves a village behind, if its owner has one in stock. */
export function captureInRaid(next: NextState, raider: Side, place: Place, referee: Referee): void {
  const owner = opponentOf(raider);
  if (!isTown(next.places[place]) || next.players[owner].villages === 0) {
    capturePiece(next, raider, place, referee);
    return;
  }
  next.players[raider].capturedTowns++;
  next.players[owner].villages--;
  const places = next.places.slice();
  places[place] = villageCode(places[place]);
  next.places = places;
  referee.emit?.({
    kind: 'piece-captured',
    side: raider,
    location: PLACE_IDS[place],
    piece: 'town',
  });
  referee.emit?.({ kind: 'village-placed', side: owner, location: PLACE_IDS[place] });
}

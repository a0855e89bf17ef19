// Moving cards, money and pieces about. Every change of a draft goes through here, and tells the table what happened.
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
import type { Table } from '../contract.ts';
import type { GiveUpZone, Side } from '../vocabulary.ts';
import { opponentOf } from '../vocabulary.ts';
import type { Draft } from './state.ts';

// Money

export function earn(draft: Draft, side: Side, amount: number, table: Table): void {
  if (amount === 0) return;
  draft.players[side].money += amount;
  table.emit?.({ kind: 'money-changed', side, amount });
}

export const pay = (draft: Draft, side: Side, amount: number, table: Table): void => {
  earn(draft, side, -amount, table);
};

// Cards

/** Takes cards out of a hand; what the opponent knew to be there is known no longer (R100). */
export function takeFromHand(draft: Draft, side: Side, cards: CardList): void {
  const player = draft.players[side];
  player.hand = withoutAll(player.hand, cards);
  if (player.known.length > 0) player.known = withoutAll(player.known, cards);
}

/** Plays cards from hand to the own discard pile, in the order played (R20). */
export function discardFromHand(draft: Draft, side: Side, cards: CardList): void {
  takeFromHand(draft, side, cards);
  const player = draft.players[side];
  player.discard = withAllOnTop(player.discard, cards);
}

/** Adds cards to a hand that everybody has seen on the way (R80, R83). */
export function addKnownToHand(draft: Draft, side: Side, cards: CardList): void {
  const player = draft.players[side];
  player.hand = withAllSorted(player.hand, cards);
  player.known = withAllSorted(player.known, cards);
}

/** A card comes on top of the discard pile from outside the deck (R20). */
export function gain(draft: Draft, side: Side, card: Card, table: Table): void {
  const player = draft.players[side];
  player.discard = withOnTop(player.discard, card);
  table.emit?.({ kind: 'card-gained', side, card: CARD_IDS[card] });
}

/** Puts a card back to the side's available cards or the neutral display. */
export function returnCard(
  draft: Draft,
  side: Side,
  card: Card,
  from: GiveUpZone,
  table: Table,
): void {
  if (isNeutralCard(card)) draft.neutral = withSorted(draft.neutral, card);
  else draft.players[side].available = withSorted(draft.players[side].available, card);
  table.emit?.({ kind: 'card-returned', side, card: CARD_IDS[card], from });
}

/** Takes a card from the side's available cards or the neutral display. */
export function takeAvailable(draft: Draft, side: Side, card: Card): void {
  if (isNeutralCard(card)) draft.neutral = without(draft.neutral, card);
  else draft.players[side].available = without(draft.players[side].available, card);
}

/** R28: the location card, if it lies in the available pile, comes on top of the discard pile. */
export function gainLocationCard(draft: Draft, side: Side, place: Place, table: Table): void {
  const card = LOCATION_CARD[side][place];
  if (card < 0 || !draft.players[side].available.includes(card)) return;
  takeAvailable(draft, side, card);
  gain(draft, side, card, table);
}

// Drawing

/** Makes the draw deck anew from the discard pile; nothing happens to an empty one. */
export function reshuffle(draft: Draft, side: Side, table: Table): void {
  const player = draft.players[side];
  if (player.discard.length === 0) return;
  player.deck = table.shuffle(draft.seed, side, player.shuffles, player.discard);
  player.shuffles++;
  player.discard = EMPTY;
  table.revealed = true;
  table.emit?.({ kind: 'deck-shuffled', side, count: player.deck.length });
}

/** Draws up to `count` cards; reshuffles as the rulebook and `mayReshuffle` say (R84, R87). Returns whether it reshuffled. */
export function draw(
  draft: Draft,
  side: Side,
  count: number,
  mayReshuffle: boolean,
  table: Table,
): boolean {
  const player = draft.players[side];
  const { reshuffle: moment } = table.rules;
  const shufflesBefore = player.shuffles;
  let drawn: CardList = EMPTY;
  while (drawn.length < count) {
    if (player.deck.length === 0 && mayReshuffle && moment !== 'after-the-turn') {
      reshuffle(draft, side, table);
    }
    if (player.deck.length === 0) break;
    const taken = player.deck.slice(0, count - drawn.length);
    player.deck = player.deck.slice(taken.length);
    drawn = drawn.length === 0 ? taken : withAllOnTop(drawn, taken);
    if (player.deck.length === 0 && moment === 'when-the-last-is-drawn') {
      reshuffle(draft, side, table);
    }
  }
  if (drawn.length > 0) {
    player.hand = withAllSorted(player.hand, drawn);
    table.revealed = true;
    table.emit?.({
      kind: 'cards-drawn',
      side,
      count: drawn.length,
      cards: drawn.map((card) => CARD_IDS[card]),
    });
  }
  return player.shuffles > shufflesBefore;
}

// Pieces

function setPlace(draft: Draft, place: Place, code: number, table: Table): void {
  const places = draft.places.slice();
  places[place] = code;
  draft.places = withSupply(places, {
    british: table.rules.supplySource(places, 'british'),
    french: table.rules.supplySource(places, 'french'),
  });
}

/** A village from stock on a location without a piece. */
export function placeVillage(draft: Draft, side: Side, place: Place, table: Table): void {
  draft.players[side].villages--;
  setPlace(draft, place, placeCode(side, 'village', false), table);
  table.emit?.({ kind: 'village-placed', side, location: PLACE_IDS[place] });
}

/** R32: the village returns to stock, a town takes its place; a fortification stays. */
export function buildTown(draft: Draft, side: Side, place: Place, table: Table): void {
  draft.players[side].villages++;
  draft.players[side].towns--;
  const places = draft.places.slice();
  places[place] = developedCode(places[place]);
  draft.places = places;
  table.emit?.({ kind: 'town-built', side, location: PLACE_IDS[place] });
}

export function buildFortification(draft: Draft, side: Side, place: Place, table: Table): void {
  draft.fortifications--;
  const places = draft.places.slice();
  places[place] = fortifiedCode(places[place]);
  draft.places = places;
  table.emit?.({ kind: 'fortification-built', side, location: PLACE_IDS[place] });
}

/** R34: a fortification returns to the stock when its location is lost. */
function loseFortification(draft: Draft, side: Side, place: Place, table: Table): void {
  if (!isFortified(draft.places[place])) return;
  draft.fortifications++;
  table.emit?.({ kind: 'fortification-lost', side, location: PLACE_IDS[place] });
}

/** `captor` takes the enemy piece as it stands; the location becomes neutral (R48). */
export function capturePiece(draft: Draft, captor: Side, place: Place, table: Table): void {
  const owner = opponentOf(captor);
  const town = isTown(draft.places[place]);
  loseFortification(draft, owner, place, table);
  if (town) draft.players[captor].capturedTowns++;
  else draft.players[captor].capturedVillages++;
  setPlace(draft, place, NEUTRAL, table);
  table.emit?.({
    kind: 'piece-captured',
    side: captor,
    location: PLACE_IDS[place],
    piece: town ? 'town' : 'village',
  });
}

/** A side gives a location up by itself: piece and fortification go back to stock. */
export function abandonPlace(draft: Draft, side: Side, place: Place, table: Table): void {
  const town = isTown(draft.places[place]);
  loseFortification(draft, side, place, table);
  if (town) draft.players[side].towns++;
  else draft.players[side].villages++;
  setPlace(draft, place, NEUTRAL, table);
  table.emit?.({ kind: 'location-abandoned', side, location: PLACE_IDS[place] });
}

/** R65: a captured town leaves a village behind, if its owner has one in stock. */
export function captureInRaid(draft: Draft, raider: Side, place: Place, table: Table): void {
  const owner = opponentOf(raider);
  if (!isTown(draft.places[place]) || draft.players[owner].villages === 0) {
    capturePiece(draft, raider, place, table);
    return;
  }
  draft.players[raider].capturedTowns++;
  draft.players[owner].villages--;
  const places = draft.places.slice();
  places[place] = villageCode(places[place]);
  draft.places = places;
  table.emit?.({
    kind: 'piece-captured',
    side: raider,
    location: PLACE_IDS[place],
    piece: 'town',
  });
  table.emit?.({ kind: 'village-placed', side: owner, location: PLACE_IDS[place] });
}

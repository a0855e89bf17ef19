// The standpoint of the deciding side, made from a state or from its view; and questions about the cards in its hand.
import {
  CARD_CONNECTIONS,
  CARD_FLAGS,
  CARD_PLACE,
  FLAGS_OF_SIDE,
  cardOf,
  isLocationCard,
  type Card,
  type CardId,
  type CardList,
  type Place,
} from '../cards/cards.ts';
import { countOf, includesAll } from '../cards/card-list.ts';
import { isOwnedBy, isSupplied } from '../board/places.ts';
import { isConnectedTo } from '../board/supply.ts';
import type { Board, Choice, OpenPosition, Rulebook, Standpoint } from '../contract.ts';
import { refuse, type Refusal, type RefusalCode, type RulingId } from '../refusals.ts';
import { isBesieged } from '../state/state.ts';
import type { Side } from '../vocabulary.ts';

export function makeStandpoint(
  game: OpenPosition,
  side: Side,
  rules: Rulebook,
  hand: CardList,
): Standpoint {
  const kinds: Card[] = [];
  const usable: Card[] = [];
  let flags = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (i > 0 && card === hand[i - 1]) continue;
    kinds.push(card);
    if (isCardUsable(game, side, card)) {
      usable.push(card);
      flags |= CARD_FLAGS[card];
    }
  }
  return { side, game, me: game.players[side], rules, hand, kinds, usable, flags };
}

/** R21: whether `side` can use a card at all; empire and neutral cards always can be. */
export function isCardUsable(game: Board, side: Side, card: Card): boolean {
  const place = CARD_PLACE[card];
  if (place < 0) return true;
  const code = game.places[place];
  return isOwnedBy(code, side) && isSupplied(code) && !isBesieged(game, place);
}

/** R21: why a card in hand cannot be used at all, or null. */
export const whyUnusable = (at: Standpoint, card: Card): RefusalCode | null =>
  isUsable(at, card) ? null : whatMakesUnusable(at.game, at.side, card);

/** R21: what is wrong with the location of a card that cannot be used. */
export function whatMakesUnusable(game: Board, side: Side, card: Card): RefusalCode {
  const place = CARD_PLACE[card];
  if (!isOwnedBy(game.places[place], side)) return 'location-not-controlled';
  return isBesieged(game, place) ? 'location-besieged' : 'location-not-connected';
}

export const isUsable = (at: Standpoint, card: Card): boolean =>
  !isLocationCard(card) || at.usable.includes(card);

/** Usable and with this symbol or ability. */
export const serves = (at: Standpoint, card: Card, flag: number): boolean =>
  (CARD_FLAGS[card] & flag) !== 0 && isUsable(at, card);

/** Whether a copy of `card` is in hand besides the cards that are used already. */
export function hasAnother(at: Standpoint, card: Card, used: Card, alsoUsed: Card = -1): boolean {
  if (card !== used && card !== alsoUsed) return true;
  const copiesUsed = (card === used ? 1 : 0) + (card === alsoUsed ? 1 : 0);
  return countOf(at.hand, card) > copiesUsed;
}

export const isRefusal = (value: Refusal | readonly Card[]): value is Refusal => 'code' in value;

/** The numbers of the cards that an action names, or why they are not all in hand, or too many or too few by `ruling`. */
export function cardsFromHand(
  at: Standpoint,
  ids: readonly CardId[],
  atLeast: number,
  atMost: number,
  ruling: RulingId,
): readonly Card[] | Refusal {
  const cards: Card[] = [];
  for (const id of ids) {
    const card = cardOf(at.side, id);
    if (card < 0) return refuse('unknown-card');
    cards.push(card);
  }
  if (!includesAll(at.hand, cards)) {
    const missing = cards.find((card) => countOf(at.hand, card) < countOf(cards, card));
    return refuse('card-not-in-hand', { card: missing ?? cards[0] });
  }
  if (cards.length < atLeast || cards.length > atMost) {
    return refuse('wrong-number-of-cards', { ruling });
  }
  return cards;
}

/** Why `card` cannot serve with `flag`, or null: not usable (R21), or without the symbol. */
export function whyNotServing(
  at: Standpoint,
  card: Card,
  flag: number,
  code: RefusalCode,
  ruling?: RulingId,
): Refusal | null {
  const unusable = whyUnusable(at, card);
  if (unusable !== null) return refuse(unusable, { card, place: CARD_PLACE[card] });
  if ((CARD_FLAGS[card] & flag) !== 0) return null;
  return refuse(code, ruling === undefined ? { card } : { card, ruling });
}

/** Why nothing in hand has this ability: the side has no card with it at all, or holds none now. Null if one has. */
export function whyLackingCard(
  at: Standpoint,
  flag: number,
  code: RefusalCode,
  ruling: RulingId,
): Refusal | null {
  if ((at.flags & flag) !== 0) return null;
  return refuse((FLAGS_OF_SIDE[at.side] & flag) === 0 ? 'not-for-your-side' : code, { ruling });
}

/** The transport that `card` needs to reach `place`, or 0 if the card does not list the place (R26). */
export function printedTransport(card: Card, place: Place): number {
  for (const connection of CARD_CONNECTIONS[card]) {
    if (connection.place === place) return connection.transport;
  }
  return 0;
}

/** R39: the besieged place is connected to the capital, or to another source that the rulebook names. */
export function canReinforce(at: Standpoint, place: Place): boolean {
  const { places } = at.game;
  return at.rules
    .reinforcementSources(places, at.side)
    .some((source) => isConnectedTo(places, at.side, place, source));
}

/** The first card of a choice that cannot be used at all, as a refusal; null if all can. */
export function whyChoiceUnusable(at: Standpoint, choice: Choice): Refusal | null {
  for (const id of choice.cards) {
    const card = cardOf(at.side, id);
    if (card < 0) return refuse('unknown-card');
    if (!at.hand.includes(card)) return refuse('card-not-in-hand', { card });
    const code = whyUnusable(at, card);
    if (code !== null) return refuse(code, { card, place: CARD_PLACE[card] });
  }
  return null;
}

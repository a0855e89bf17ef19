// Sieges: strength of cards, the finite tracks, cards going in and coming back (R17–R20, R43, R51).
import {
  BUILDS,
  CARD_FLAGS,
  CARD_MILITARY,
  NATIVE,
  PLACE_IDS,
  SHIP,
  isLocationCard,
  type Card,
  type CardList,
  type Place,
} from '../cards/cards.ts';
import { EMPTY, withOnTop, without } from '../cards/card-list.ts';
import { PLACE_DEFENCE, PLACE_SHIP, isFortified } from '../board/places.ts';
import type { Referee, Rulebook } from '../contract.ts';
import {
  ATTACKER_WINS_AT,
  DEFENDER_WINS_AT,
  FORTIFICATION_DEFENCE,
  SIDE_FACTS,
} from '../data/sides.ts';
import { opponentOf, type Side } from '../vocabulary.ts';
import type { Siege } from './state.ts';
import type { WritableState } from './writable-state.ts';
import { layDown, returnCard, takeFromHand } from './zones.ts';

/** R18: what a card adds for its side in a siege of `place`; 0: it cannot be played there. */
export function siegeStrength(
  rules: Rulebook,
  card: Card,
  place: Place,
  role: 'attacker' | 'defender',
): number {
  const flags = CARD_FLAGS[card];
  if ((flags & BUILDS) !== 0) return role === 'defender' ? CARD_MILITARY[card] : 0;
  if ((flags & NATIVE) !== 0) return rules.nativeStrength;
  const military = CARD_MILITARY[card];
  return military === 0 && (flags & SHIP) !== 0 && PLACE_SHIP[place] ? 1 : military;
}

/** R19: what exceeds the track is lost. `siege` is the side that lays it. */
function clampToTrack(rules: Rulebook, siege: Side, value: number): number {
  if (!rules.trackIsFinite) return value;
  const { lowest, highest } = SIDE_FACTS[siege].siegeTrack;
  return Math.min(highest, Math.max(lowest, value));
}

/** R17: the value before the first card. */
export const startValue = (place: Place, code: number): number =>
  -(1 + PLACE_DEFENCE[place] + (isFortified(code) ? FORTIFICATION_DEFENCE : 0));

/** The value after `side` has added (or, with sign -1, lost) `card`. */
export function movedValue(
  rules: Rulebook,
  siege: Side,
  { place, value }: Siege,
  side: Side,
  card: Card,
  sign: 1 | -1 = 1,
): number {
  const attacks = side === siege;
  const strength = siegeStrength(rules, card, place, attacks ? 'attacker' : 'defender');
  return clampToTrack(rules, siege, value + sign * (attacks ? strength : -strength));
}

function withCards(siege: Siege, side: Side, cards: CardList, value: number): Siege {
  return { place: siege.place, value, cards: { ...siege.cards, [side]: cards } };
}

/** Puts a card from hand into a siege and moves its marker. */
export function playToSiege(
  next: WritableState,
  siege: Side,
  side: Side,
  card: Card,
  referee: Referee,
): void {
  const open = next.sieges[siege];
  if (open === null) return;
  takeFromHand(next, side, [card]);
  const value = movedValue(referee.rules, siege, open, side, card);
  next.sieges[siege] = withCards(open, side, withOnTop(open.cards[side], card), value);
}

/** R17, R35: opens a siege of `place` with a card from hand. */
export function openSiege(
  next: WritableState,
  side: Side,
  place: Place,
  opener: Card,
  referee: Referee,
): void {
  next.sieges[side] = emptySiege(place, next.places[place]);
  playToSiege(next, side, side, opener, referee);
  const { value } = next.sieges[side];
  referee.emit?.({ kind: 'siege-opened', side, location: PLACE_IDS[place], value });
}

/** Takes a card out of a siege that goes on; the marker moves back by its strength. */
export function loseFromSiege(
  next: WritableState,
  siege: Side,
  side: Side,
  card: Card,
  referee: Referee,
): void {
  const open = next.sieges[siege];
  if (open === null) return;
  const value = movedValue(referee.rules, siege, open, side, card, -1);
  next.sieges[siege] = withCards(open, side, without(open.cards[side], card), value);
  referee.emit?.({ kind: 'siege-moved', siege, location: PLACE_IDS[open.place], value });
}

export const emptySiege = (place: Place, code: number): Siege => ({
  place,
  value: startValue(place, code),
  cards: { british: EMPTY, french: EMPTY },
});

/** Cards that the loser of a siege can be made to return: empire and neutral ones (R51). */
export const returnableCards = (siege: Siege, side: Side): CardList =>
  siege.cards[side].filter((card) => !isLocationCard(card));

/** Ends a siege: `lost` goes back where it came from, everything else to its owner's discard pile (R43, R51). */
export function closeSiege(
  next: WritableState,
  siege: Side,
  loser: Side,
  lost: Card | null,
  withdrawn: boolean,
  referee: Referee,
): void {
  const closed = next.sieges[siege];
  if (closed === null) return;
  const winner = opponentOf(loser);
  layDown(next, winner, closed.cards[winner]);
  const remaining = lost === null ? closed.cards[loser] : without(closed.cards[loser], lost);
  layDown(next, loser, remaining);
  if (lost !== null) returnCard(next, loser, lost, `${siege}-siege`, referee);
  next.sieges[siege] = null;
  referee.emit?.({
    kind: 'siege-ended',
    siege,
    location: PLACE_IDS[closed.place],
    winner,
    withdrawn,
  });
}

/** The side that wins the siege that `siege` lays in its own siege check, or null for a stand-off (R14). */
export function winnerAtValue(siege: Side, value: number): Side | null {
  if (value >= ATTACKER_WINS_AT) return siege;
  if (value <= DEFENDER_WINS_AT) return opponentOf(siege);
  return null;
}

// Placing, capturing and losing pieces. Every change of the map goes through here, and tells the referee what happened.
import { PLACE_IDS, type Place } from '../cards/cards.ts';
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
import { opponentOf, type Side } from '../vocabulary.ts';
import type { WritableState } from './writable-state.ts';

function setPlace(next: WritableState, place: Place, code: number, referee: Referee): void {
  const places = next.places.slice();
  places[place] = code;
  next.places = withSupply(places, {
    british: referee.rules.supplySource(places, 'british'),
    french: referee.rules.supplySource(places, 'french'),
  });
}

/** A village from stock on a location without a piece. */
export function placeVillage(
  next: WritableState,
  side: Side,
  place: Place,
  referee: Referee,
): void {
  next.players[side].villages--;
  setPlace(next, place, placeCode(side, 'village', false), referee);
  referee.emit?.({ kind: 'village-placed', side, location: PLACE_IDS[place] });
}

/** R32: the village returns to stock, a town takes its place; a fortification stays. */
export function buildTown(next: WritableState, side: Side, place: Place, referee: Referee): void {
  next.players[side].villages++;
  next.players[side].towns--;
  const places = next.places.slice();
  places[place] = developedCode(places[place]);
  next.places = places;
  referee.emit?.({ kind: 'town-built', side, location: PLACE_IDS[place] });
}

export function buildFortification(
  next: WritableState,
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
function loseFortification(next: WritableState, side: Side, place: Place, referee: Referee): void {
  if (!isFortified(next.places[place])) return;
  next.fortifications++;
  referee.emit?.({ kind: 'fortification-lost', side, location: PLACE_IDS[place] });
}

/** `captor` takes the enemy piece as it stands; the location becomes neutral (R48). */
export function capturePiece(
  next: WritableState,
  captor: Side,
  place: Place,
  referee: Referee,
): void {
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
export function abandonPlace(
  next: WritableState,
  side: Side,
  place: Place,
  referee: Referee,
): void {
  const town = isTown(next.places[place]);
  loseFortification(next, side, place, referee);
  if (town) next.players[side].towns++;
  else next.players[side].villages++;
  setPlace(next, place, NEUTRAL, referee);
  referee.emit?.({ kind: 'location-abandoned', side, location: PLACE_IDS[place] });
}

/** R65: a captured town leaves a village behind, if its owner has one in stock. */
export function captureInRaid(
  next: WritableState,
  raider: Side,
  place: Place,
  referee: Referee,
): void {
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

// How far raids reach (R57–R60).
import { PLACE_COUNT, type Place } from '../cards/cards.ts';
import type { OpenGame } from '../state/state.ts';
import { opponentOf, type Side } from '../vocabulary.ts';
import { RAID_NEIGHBOURS } from './graph.ts';
import { isFortified, isOwnedBy } from './places.ts';

type GameMap = Pick<OpenGame<unknown>, 'places' | 'sieges'>;

export const OUT_OF_REACH = 99;

/** R60: what may be raided, wherever it lies. */
export function isRaidable(game: GameMap, side: Side, place: Place): boolean {
  const code = game.places[place];
  return (
    isOwnedBy(code, opponentOf(side)) && !isFortified(code) && game.sieges[side]?.place !== place
  );
}

/** R59: a raid may go on beyond this place. */
function isPassable(game: GameMap, side: Side, place: Place): boolean {
  const code = game.places[place];
  if (isOwnedBy(code, side)) return game.sieges[opponentOf(side)]?.place !== place;
  return !(isFortified(code) && isOwnedBy(code, opponentOf(side)));
}

/** For every location the number of connections from the nearest place a raid can start from, up to `range`. */
export function raidDistances(game: GameMap, side: Side, range: number): readonly number[] {
  const distances = new Array<number>(PLACE_COUNT).fill(OUT_OF_REACH);
  const reached: Place[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    // R58: from any location that the side controls and that is not besieged.
    if (isOwnedBy(game.places[place], side) && game.sieges[opponentOf(side)]?.place !== place) {
      distances[place] = 0;
      reached.push(place);
    }
  }
  for (let next = 0; next < reached.length; next++) {
    const here = reached[next];
    if (distances[here] >= range) break;
    if (!isPassable(game, side, here)) continue;
    for (const neighbour of RAID_NEIGHBOURS[here]) {
      if (distances[neighbour] !== OUT_OF_REACH) continue;
      distances[neighbour] = distances[here] + 1;
      reached.push(neighbour);
    }
  }
  return distances;
}

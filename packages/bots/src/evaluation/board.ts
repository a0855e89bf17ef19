// What the map alone says about both sides. Most actions leave the map as it is, and others lead to the same map again
// and again, so it is worked out once for each arrangement of pieces and besieged places.
import {
  CAPTURE_POINTS,
  LOCATION_CARD,
  OUT_OF_REACH,
  OWNER_BIT,
  PLACE_COUNT,
  PLACE_POINTS,
  isCardUsable,
  isFortified,
  isRaidable,
  isSupplied,
  isTown,
  opponentOf,
  pointsOf,
  raidDistances,
  type BySide,
  type GameState,
  type Side,
} from '@arpents/engine';

export interface SideOfBoard {
  /** Points of the locations held, without captured pieces. */
  readonly points: number;
  readonly held: readonly number[];
  readonly unsupplied: number;
  /** Villages that could be developed (R32). */
  readonly growable: number;
  readonly fortifications: number;
  /** By place: 1 where the side's location card is usable (R21). */
  readonly usable: Uint8Array;
  /** By place: 1 where there is a village that could be developed. */
  readonly villages: Uint8Array;
  /** What the worst raid within the enemy's usual reach would cost, in points. */
  readonly exposed: number;
  /** Where that raid would be; -1 if there is none. */
  readonly mostExposed: number;
  /** What the places held are worth together, by the weights that were asked for last. */
  readonly heldWorth: { by: Float64Array | null; worth: number };
}

interface Summary extends BySide<SideOfBoard> {
  readonly places: readonly number[];
  readonly besiegedByBritish: number;
  readonly besiegedByFrench: number;
}

/** Connections that a raid of two cards covers (R56); the third takes luck. */
const RAID_HORIZON = 3;
const SURE_REACH = 2;

/** The maps seen last; another one with the same number takes the place. A power of two. */
const SUMMARIES = 512;
const summaries: (Summary | undefined)[] = Array.from({ length: SUMMARIES });

export function boardOf(state: GameState): BySide<SideOfBoard> {
  const { places } = state;
  const british = state.sieges.british?.place ?? -1;
  const french = state.sieges.french?.place ?? -1;
  const number = numberOf(places, british, french);
  const known = summaries[number];
  if (
    known?.besiegedByBritish === british &&
    known.besiegedByFrench === french &&
    areAlike(known.places, places)
  ) {
    return known;
  }
  const summary: Summary = {
    places,
    besiegedByBritish: british,
    besiegedByFrench: french,
    british: sideOf(state, 'british'),
    french: sideOf(state, 'french'),
  };
  summaries[number] = summary;
  return summary;
}

function numberOf(places: readonly number[], british: number, french: number): number {
  let hash = Math.imul(british + 2, 0x9e3779b1) ^ Math.imul(french + 2, 0x85ebca6b);
  for (let place = 0; place < PLACE_COUNT; place++) {
    hash = Math.imul(hash, 33) + places[place];
  }
  return (Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 16) & (SUMMARIES - 1);
}

function areAlike(some: readonly number[], others: readonly number[]): boolean {
  if (some === others) return true;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (some[place] !== others[place]) return false;
  }
  return true;
}

function sideOf(state: GameState, side: Side): SideOfBoard {
  const bit = OWNER_BIT[side];
  const held: number[] = [];
  const usable = new Uint8Array(PLACE_COUNT);
  const villages = new Uint8Array(PLACE_COUNT);
  let points = 0;
  let unsupplied = 0;
  let growable = 0;
  let fortifications = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const code = state.places[place];
    if ((code & bit) === 0) continue;
    held.push(place);
    points += pointsOf(place, code);
    if (!isTown(code) && PLACE_POINTS[place] > 0) {
      villages[place] = 1;
      growable++;
    }
    if (isFortified(code)) fortifications++;
    if (!isSupplied(code)) unsupplied++;
    const card = LOCATION_CARD[side][place];
    if (card >= 0 && isCardUsable(state, side, card)) usable[place] = 1;
  }
  return {
    points,
    held,
    unsupplied,
    growable,
    fortifications,
    usable,
    villages,
    ...exposure(state, side, held),
    heldWorth: { by: null, worth: 0 },
  };
}

function exposure(
  state: GameState,
  side: Side,
  held: readonly number[],
): Pick<SideOfBoard, 'exposed' | 'mostExposed'> {
  const enemy = opponentOf(side);
  const distances = raidDistances(state, enemy, RAID_HORIZON);
  let exposed = 0;
  let mostExposed = -1;
  for (const place of held) {
    const distance = distances[place];
    if (distance === OUT_OF_REACH || !isRaidable(state, enemy, place)) continue;
    const code = state.places[place];
    const points = pointsOf(place, code);
    const loss = isTown(code) ? CAPTURE_POINTS.town + points / 2 : CAPTURE_POINTS.village + points;
    const expected = distance <= SURE_REACH ? loss : loss * 0.4;
    if (expected <= exposed) continue;
    exposed = expected;
    mostExposed = place;
  }
  return { exposed, mostExposed };
}

// What the map alone says about both sides. Most actions leave the map as it is, so it is worked out once for each
// arrangement of pieces and besieged places.
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
  /** What the worst raid within the enemy's usual reach would cost, in points. */
  readonly exposed: number;
}

interface Summary extends BySide<SideOfBoard> {
  readonly besiegedByBritish: number;
  readonly besiegedByFrench: number;
}

/** Connections that a raid of two cards covers (R56); the third takes luck. */
const RAID_HORIZON = 3;
const SURE_REACH = 2;

const summaries = new WeakMap<readonly number[], Summary>();

export function boardOf(state: GameState): BySide<SideOfBoard> {
  const british = state.sieges.british?.place ?? -1;
  const french = state.sieges.french?.place ?? -1;
  const known = summaries.get(state.places);
  if (known?.besiegedByBritish === british && known.besiegedByFrench === french) return known;
  const summary: Summary = {
    besiegedByBritish: british,
    besiegedByFrench: french,
    british: sideOf(state, 'british'),
    french: sideOf(state, 'french'),
  };
  summaries.set(state.places, summary);
  return summary;
}

function sideOf(state: GameState, side: Side): SideOfBoard {
  const bit = OWNER_BIT[side];
  const held: number[] = [];
  const usable = new Uint8Array(PLACE_COUNT);
  let points = 0;
  let unsupplied = 0;
  let growable = 0;
  let fortifications = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const code = state.places[place];
    if ((code & bit) === 0) continue;
    held.push(place);
    points += pointsOf(place, code);
    if (!isTown(code) && PLACE_POINTS[place] > 0) growable++;
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
    exposed: exposure(state, side, held),
  };
}

function exposure(state: GameState, side: Side, held: readonly number[]): number {
  const enemy = opponentOf(side);
  const distances = raidDistances(state, enemy, RAID_HORIZON);
  let worst = 0;
  for (const place of held) {
    const distance = distances[place];
    if (distance === OUT_OF_REACH || !isRaidable(state, enemy, place)) continue;
    const code = state.places[place];
    const points = pointsOf(place, code);
    const loss = isTown(code) ? CAPTURE_POINTS.town + points / 2 : CAPTURE_POINTS.village + points;
    worst = Math.max(worst, distance <= SURE_REACH ? loss : loss * 0.4);
  }
  return worst;
}

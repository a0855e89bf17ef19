// The frontier campaign: Albany, Fort William Henry, Ticonderoga, Fort St. John, and Québec from there by bateaux.
import { isOwnedBy, placeOf, type GameState } from '@arpents/engine';
import { countOwned } from './appraise.ts';
import { NO_DESIRES, type Desires } from './desires.ts';
import type { Plan } from './plan.ts';

const ROAD = ['albany', 'fort-william-henry', 'ticonderoga', 'fort-st-john'] as const;
const ROAD_PLACES = ROAD.map(placeOf);

const holds = (state: GameState, place: number): boolean =>
  isOwnedBy(state.places[place], 'british');

export const FRONTIER_CAMPAIGN: Plan = {
  name: 'frontier-campaign',
  side: 'british',
  knobs: {
    road: 9,
    army: 4,
    confidence: 0.5,
    quebec: 40,
    frontier: 5,
    infantry: 4.4,
    infantryCount: 3,
    artillery: 2.3,
    homeSupport: 5,
    leader: 4.6,
    bateaux: 4,
    governor: 3.5,
    natives: 1.8,
    nativesCount: 3,
    purse: 8.4,
    coin: 0.58,
    settle: 0.4,
    develop: 0.5,
    thin: 2,
    thinLocations: 0.6,
    hoard: 0.3,
    raid: 0.3,
  },
  phase(state, knobs) {
    const marching: Desires = {
      ...NO_DESIRES,
      draft: {
        infantry: { count: knobs.infantryCount, worth: knobs.infantry },
        artillery: { count: 1, worth: knobs.artillery },
        'home-support': { count: 1, worth: knobs.homeSupport },
        leader: { count: 1, worth: knobs.leader },
        bateaux: { count: 1, worth: knobs.bateaux },
        governor: { count: 1, worth: knobs.governor },
        natives: { count: knobs.nativesCount, worth: knobs.natives },
      },
      settle: Object.fromEntries(ROAD.map((location) => [location, knobs.road])),
      settlePerPoint: knobs.settle,
      developPerPoint: knobs.develop,
      besiege: Object.fromEntries(ROAD.map((location) => [location, knobs.frontier])),
      confidence: knobs.confidence,
      purse: knobs.purse,
      coin: knobs.coin,
      thin: knobs.thin,
      hoard: knobs.hoard,
      raidPerPoint: knobs.raid,
    };
    if (!ROAD_PLACES.every((place) => holds(state, place))) {
      return { name: 'road', desires: marching };
    }
    const army =
      countOwned(state, 'british', 'infantry') * 2 + countOwned(state, 'british', 'artillery') * 3;
    const settled = { ...marching, thinLocations: knobs.thinLocations };
    if (army < knobs.army) return { name: 'arming', desires: settled };
    return {
      name: 'quebec',
      desires: { ...settled, besiege: { ...marching.besiege, quebec: knobs.quebec } },
    };
  },
};

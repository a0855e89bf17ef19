// The Halifax Hammer: settle Halifax, draft an army, thin the deck, take Louisbourg, then Québec from there by ship.
import { isOwnedBy, placeOf, type GameState } from '@arpents/engine';
import { countOwned } from './appraise.ts';
import { NO_DESIRES, type Desires } from './desires.ts';
import type { Plan } from './plan.ts';

const HALIFAX = placeOf('halifax');
const LOUISBOURG = placeOf('louisbourg');

const holds = (state: GameState, place: number): boolean =>
  isOwnedBy(state.places[place], 'british');

/** The strength of the army proper, in the points of a siege. */
const armyOf = (state: GameState): number =>
  countOwned(state, 'british', 'infantry') * 2 +
  countOwned(state, 'british', 'artillery') * 3 +
  countOwned(state, 'british', 'leader');

export const HAMMER: Plan = {
  name: 'hammer',
  side: 'british',
  knobs: {
    army: 5,
    confidence: 0.38,
    halifax: 8,
    louisbourg: 10,
    quebec: 57,
    infantry: 6.9,
    infantryCount: 2,
    artillery: 3.9,
    homeSupport: 5,
    leader: 3,
    ships: 2.1,
    governor: 3.1,
    militia: 1.2,
    natives: 3.1,
    nativesCount: 3,
    purse: 19,
    coin: 0.6,
    thin: 1.5,
    thinLocations: 0.9,
    develop: 0.4,
    settle: 0.49,
    hoard: 0.35,
    raid: 0.18,
  },
  phase(state, knobs) {
    const arming: Desires = {
      ...NO_DESIRES,
      draft: {
        infantry: { count: knobs.infantryCount, worth: knobs.infantry },
        artillery: { count: 1, worth: knobs.artillery },
        'home-support': { count: 1, worth: knobs.homeSupport },
        leader: { count: 1, worth: knobs.leader },
        ships: { count: 1, worth: knobs.ships },
        governor: { count: 1, worth: knobs.governor },
        militia: { count: 1, worth: knobs.militia },
        natives: { count: knobs.nativesCount, worth: knobs.natives },
      },
      settle: { halifax: knobs.halifax },
      settlePerPoint: knobs.settle,
      developPerPoint: knobs.develop,
      purse: knobs.purse,
      coin: knobs.coin,
      thin: knobs.thin,
      thinLocations: knobs.thinLocations,
      hoard: knobs.hoard,
      raidPerPoint: knobs.raid,
      confidence: knobs.confidence,
    };
    if (!holds(state, HALIFAX)) return { name: 'halifax', desires: arming };
    if (holds(state, LOUISBOURG)) {
      return { name: 'quebec', desires: { ...arming, besiege: { quebec: knobs.quebec } } };
    }
    if (armyOf(state) < knobs.army) return { name: 'arming', desires: arming };
    return {
      name: 'louisbourg',
      desires: { ...arming, besiege: { louisbourg: knobs.louisbourg, quebec: knobs.quebec } },
    };
  },
};

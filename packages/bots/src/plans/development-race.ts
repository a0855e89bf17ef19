// The development race: settle and develop along the British coast, guard what was built, and end the game by towns.
import { placeOf, totalPoints, isOwnedBy } from '@arpents/engine';
import { NO_DESIRES, type Desires } from './desires.ts';
import type { Plan } from './plan.ts';

const BALTIMORE = placeOf('baltimore');

export const DEVELOPMENT_RACE: Plan = {
  name: 'development-race',
  side: 'british',
  knobs: {
    settle: 1.4,
    settleAnywhere: 0.8,
    develop: 1.7,
    richTowns: 6,
    settlers: 3,
    settlerCount: 2,
    militia: 1.6,
    militiaCount: 2,
    natives: 1.5,
    nativesCount: 2,
    fortify: 1.5,
    fortification: 1,
    purse: 6,
    coin: 0.5,
    raid: 0.3,
    defend: 0.8,
    tidy: 0.6,
    thin: 1,
    ahead: 6,
  },
  phase(state, knobs) {
    const building: Desires = {
      ...NO_DESIRES,
      draft: {
        settlers: { count: knobs.settlerCount, worth: knobs.settlers },
        militia: { count: knobs.militiaCount, worth: knobs.militia },
        natives: { count: knobs.nativesCount, worth: knobs.natives },
        bateaux: { count: 1, worth: 1.2 },
        governor: { count: 1, worth: 1 },
      },
      settle: { albany: knobs.richTowns, deerfield: knobs.richTowns, baltimore: knobs.richTowns },
      settlePerPoint: knobs.settle,
      settleAnywhere: knobs.settleAnywhere,
      developPerPoint: knobs.develop,
      purse: knobs.purse,
      coin: knobs.coin,
      raidPerPoint: knobs.raid,
      defendPerPoint: knobs.defend,
      tidy: knobs.tidy,
      thin: knobs.thin,
    };
    if (!isOwnedBy(state.places[BALTIMORE], 'british'))
      return { name: 'settling', desires: building };
    const lead = totalPoints(state, 'british') - totalPoints(state, 'french');
    if (lead < knobs.ahead) return { name: 'developing', desires: building };
    return {
      name: 'guarding',
      desires: {
        ...building,
        draft: {
          ...building.draft,
          fortification: { count: 2, worth: knobs.fortification },
          infantry: { count: 2, worth: 1.8 },
        },
        fortify: { albany: knobs.fortify, deerfield: knobs.fortify, boston: knobs.fortify },
        defendPerPoint: knobs.defend * 1.5,
      },
    };
  },
};

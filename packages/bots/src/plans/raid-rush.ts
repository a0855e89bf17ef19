// The raid rush: natives, Coureurs de Bois and Priests; captured pieces until twelve points end the game in the lead.
import { CAPTURE_POINTS_TO_END, capturePoints, totalPoints } from '@arpents/engine';
import { NO_DESIRES, type Desires } from './desires.ts';
import type { Plan } from './plan.ts';

export const RAID_RUSH: Plan = {
  name: 'raid-rush',
  side: 'french',
  knobs: {
    raid: 1.6,
    natives: 3.5,
    nativesCount: 4,
    coureurs: 5,
    priests: 1.5,
    priestsCount: 1,
    ambush: 1.2,
    kennebec: 4,
    outposts: 3.5,
    settle: 0.5,
    develop: 1.1,
    purse: 5,
    coin: 0.5,
    governor: 1.5,
    intendant: 1,
    defend: 1,
    infantry: 1.8,
    thin: 1.2,
  },
  phase(state, knobs) {
    const raiding: Desires = {
      ...NO_DESIRES,
      draft: {
        natives: { count: knobs.nativesCount, worth: knobs.natives },
        ranger: { count: 1, worth: knobs.coureurs },
        converter: { count: knobs.priestsCount, worth: knobs.priests },
        governor: { count: 1, worth: knobs.governor },
        intendant: { count: 1, worth: knobs.intendant },
        infantry: { count: 2, worth: knobs.infantry },
      },
      settle: {
        kennebec: knobs.kennebec,
        'fort-st-john': knobs.outposts,
        ticonderoga: knobs.outposts,
        'fort-halifax': knobs.outposts,
        'fort-william-henry': knobs.outposts,
      },
      settlePerPoint: knobs.settle,
      developPerPoint: knobs.develop,
      raidPerPoint: knobs.raid,
      ambush: knobs.ambush,
      purse: knobs.purse,
      coin: knobs.coin,
      defendPerPoint: knobs.defend,
      thin: knobs.thin,
    };
    const lead = totalPoints(state, 'french') - totalPoints(state, 'british');
    const captured = capturePoints(state, 'french');
    // The last raid ends the game: not before the points are there to win it (R97).
    if (captured >= CAPTURE_POINTS_TO_END - 4 && lead < -4) {
      return {
        name: 'catching-up',
        desires: {
          ...raiding,
          developPerPoint: knobs.develop * 2,
          settlePerPoint: knobs.settle * 2,
        },
      };
    }
    return { name: 'raiding', desires: raiding };
  },
};

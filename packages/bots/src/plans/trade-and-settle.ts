// Trade and settle: furs and a Trader for money, villages along the lakes, towns as early as possible.
import { countOwned } from './appraise.ts';
import { NO_DESIRES, type Desires } from './desires.ts';
import type { Plan } from './plan.ts';

const LAKES = [
  'fort-frontenac',
  'oswego',
  'fort-niagara',
  'detroit',
  'fort-presquile',
  'michillimackinac',
  'fort-venango',
  'fort-duquesne',
] as const;

export const TRADE_AND_SETTLE: Plan = {
  name: 'trade-and-settle',
  side: 'french',
  knobs: {
    lakes: 4.5,
    settle: 1,
    settleAnywhere: 0.8,
    develop: 1.5,
    settlers: 3,
    settlerCount: 1,
    traderCount: 2,
    trader: 1.5,
    infantry: 2.2,
    infantryCount: 2,
    militia: 1.8,
    militiaCount: 2,
    natives: 1.6,
    nativesCount: 2,
    fortify: 4,
    fortification: 2.5,
    purse: 7,
    coin: 0.55,
    raid: 0.5,
    defend: 1.2,
    thin: 1,
  },
  phase(state, knobs) {
    const settling: Desires = {
      ...NO_DESIRES,
      draft: {
        settlers: { count: knobs.settlerCount, worth: knobs.settlers },
        trader: { count: knobs.traderCount, worth: knobs.trader },
        natives: { count: knobs.nativesCount, worth: knobs.natives },
        ranger: { count: 1, worth: 2 },
        militia: { count: knobs.militiaCount, worth: knobs.militia },
        infantry: { count: knobs.infantryCount, worth: knobs.infantry },
        fortification: { count: 1, worth: knobs.fortification },
      },
      settle: Object.fromEntries(LAKES.map((location) => [location, knobs.lakes])),
      settlePerPoint: knobs.settle,
      settleAnywhere: knobs.settleAnywhere,
      developPerPoint: knobs.develop,
      fortify: { louisbourg: knobs.fortify, quebec: knobs.fortify * 0.8 },
      purse: knobs.purse,
      coin: knobs.coin,
      raidPerPoint: knobs.raid,
      defendPerPoint: knobs.defend,
      thin: knobs.thin,
    };
    // Settlers pay only while there is something left to develop with them.
    if (countOwned(state, 'french', 'settlers') === 0 && state.players.french.money >= 7) {
      return { name: 'hiring', desires: { ...settling, coin: 0.2 } };
    }
    return { name: 'settling', desires: settling };
  },
};

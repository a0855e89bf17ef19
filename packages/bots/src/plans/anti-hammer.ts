// The defence against the Hammer: fortify Louisbourg and Québec, hold soldiers back for them, ambush the British army.
import { isFortified, isOwnedBy, placeOf } from '@arpents/engine';
import { NO_DESIRES, type Desires } from './desires.ts';
import type { Plan } from './plan.ts';

const HALIFAX = placeOf('halifax');
const LOUISBOURG = placeOf('louisbourg');

export const ANTI_HAMMER: Plan = {
  name: 'anti-hammer',
  side: 'french',
  knobs: {
    fortification: 5,
    louisbourg: 8,
    quebec: 4,
    halifax: 5,
    infantry: 3.5,
    infantryCount: 3,
    militia: 2.4,
    militiaCount: 2,
    natives: 2.5,
    nativesCount: 2,
    coureurs: 3.5,
    leader: 2.5,
    ambush: 2.2,
    defend: 1.6,
    hoard: 0.4,
    purse: 8,
    coin: 0.6,
    develop: 1.2,
    settle: 0.9,
    raid: 0.6,
    siege: 7,
    confidence: 0.5,
    thin: 1,
  },
  phase(state, knobs) {
    const guarding: Desires = {
      ...NO_DESIRES,
      draft: {
        fortification: { count: 1, worth: knobs.fortification },
        ranger: { count: 1, worth: knobs.coureurs },
        natives: { count: knobs.nativesCount, worth: knobs.natives },
        militia: { count: knobs.militiaCount, worth: knobs.militia },
        infantry: { count: knobs.infantryCount, worth: knobs.infantry },
        leader: { count: 1, worth: knobs.leader },
      },
      fortify: { louisbourg: knobs.louisbourg, quebec: knobs.quebec },
      settle: { halifax: knobs.halifax },
      settlePerPoint: knobs.settle,
      developPerPoint: knobs.develop,
      ambush: knobs.ambush,
      defendPerPoint: knobs.defend,
      hoard: knobs.hoard,
      purse: knobs.purse,
      coin: knobs.coin,
      raidPerPoint: knobs.raid,
      thin: knobs.thin,
      confidence: knobs.confidence,
    };
    const isGuarded =
      isOwnedBy(state.places[LOUISBOURG], 'french') && isFortified(state.places[LOUISBOURG]);
    if (!isGuarded) return { name: 'guarding', desires: guarding };
    if (!isOwnedBy(state.places[HALIFAX], 'british'))
      return { name: 'building', desires: guarding };
    return {
      name: 'contesting-halifax',
      desires: { ...guarding, besiege: { halifax: knobs.siege } },
    };
  },
};

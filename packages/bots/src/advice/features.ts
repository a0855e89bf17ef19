// What a reason for a turn can be about, and which terms of the evaluation each of them stands for.
import type { LocationId } from '@arpents/engine';
import type { Role } from '../cards.ts';
import type { FeatureName, Measure } from '../evaluation/features.ts';

/** The words stand in the message catalogue under the same names. */
export const ADVICE_FEATURES = [
  'victory',
  'points',
  'end',
  'siege',
  'place',
  'army',
  'raiders',
  'raid-danger',
  'ambush-danger',
  'fortifications',
  'supply',
  'money',
  'income',
  'settlers',
  'transport',
  'useless-cards',
  'helpers',
] as const;
export type AdviceFeature = (typeof ADVICE_FEATURES)[number];

/** By term of the evaluation: what it is told as; null for what means little to a player by itself. */
const TOLD_AS: Readonly<Record<Measure | `owns-${Role}`, AdviceFeature | null>> = {
  points: 'points',
  captured: 'points',
  closing: 'end',
  ending: 'end',
  money: 'money',
  'deck-size': null,
  'strength-per-hand': 'army',
  'coins-per-hand': 'income',
  'settlers-per-hand': 'settlers',
  'ships-per-hand': 'transport',
  'bateaux-per-hand': 'transport',
  'furs-with-trader': 'income',
  'dead-cards': 'useless-cards',
  'blockers-per-hand': 'raid-danger',
  'raiders-per-hand': 'raiders',
  'hand-strength': null,
  'hand-settlers': null,
  'hand-coins': null,
  'hand-dead-cards': 'useless-cards',
  'hand-size': null,
  'reserve-strength': null,
  'reserve-size': null,
  unsupplied: 'supply',
  'raid-danger': 'raid-danger',
  'ambush-danger': 'ambush-danger',
  fortifications: 'fortifications',
  'siege-winning': 'siege',
  'siege-margin': 'siege',
  'siege-losing': 'siege',
  'siege-open': 'siege',
  'siege-of-capital': 'siege',
  tempo: null,
  'hand-developable': null,
  'hand-ready': null,
  lateness: null,
  nearness: null,
  'owns-infantry': 'army',
  'owns-artillery': 'army',
  'owns-leader': 'army',
  'owns-militia': 'army',
  'owns-ranger': 'raiders',
  'owns-natives': 'raiders',
  'owns-fortification': null,
  'owns-ships': 'transport',
  'owns-settlers': 'settlers',
  'owns-home-support': 'helpers',
  'owns-governor': 'helpers',
  'owns-trader': 'income',
  'owns-converter': 'helpers',
  'owns-intendant': 'helpers',
  'owns-bateaux': 'transport',
};

const isOfPlace = (term: FeatureName): term is `holds-${LocationId}` => term.startsWith('holds-');

/** What a term of the evaluation is told as, or null. */
export const toldAs = (term: FeatureName): AdviceFeature | null =>
  isOfPlace(term) ? 'place' : TOLD_AS[term];

// Why a turn is advised: the terms of the evaluation that it moves most, told in what a player counts at the table.
import { PLACE_IDS, SIDES, type GameState, type LocationId, type Side } from '@arpents/engine';
import { featuresOf } from '../evaluation/evaluate.ts';
import { FEATURE_COUNT, FEATURE_NAMES, type FeatureName } from '../evaluation/features.ts';
import type { Weights } from '../evaluation/weights.ts';
import { countOf } from './counts.ts';
import { toldAs, type AdviceFeature } from './features.ts';

export interface Reason {
  readonly feature: AdviceFeature;
  /** Whose points, army, siege … it is. */
  readonly side: Side;
  /** For sieges and places, else null. */
  readonly location: LocationId | null;
  /**
   * For `victory`, `siege` and `end` how things stand after the turn, from 0 to 1: the chance that `side` wins the
   * game, or wins the siege that it lays, and how much of the way to the end of the game it has gone. For everything
   * else the change that the turn brings, in points, cards, money, strength or locations.
   */
  readonly value: number;
  /** What it adds to the log-odds of winning; a drawback is negative. */
  readonly weight: number;
}

const MOST_REASONS = 3;
/** Less than this in log-odds is not worth a word. */
const LEAST_WEIGHT = 0.02;

const TERMS: readonly (AdviceFeature | null)[] = FEATURE_NAMES.map(toldAs);

/** The weightiest reasons first. `ends` are what the turn may lead to, each as likely as the others. */
export function reasonsFor(
  before: GameState,
  ends: readonly GameState[],
  side: Side,
  weights: Weights,
): Reason[] {
  const told = new Map<string, Reason>();
  const won = ends.filter((end) => end.outcome?.winner === side).length / ends.length;
  if (won > 0) {
    told.set('victory', { feature: 'victory', side, location: null, value: won, weight: Infinity });
  }
  const start = featuresOf(before);
  const reached = ends.map(featuresOf);
  for (const [index, whose] of SIDES.entries()) {
    const factors = weights[whose];
    const sign = whose === side ? 1 : -1;
    for (let term = 0; term < FEATURE_COUNT; term++) {
      const feature = TERMS[term];
      if (feature === null) continue;
      const at = index * FEATURE_COUNT + term;
      const after = mean(reached, (features) => features[at]);
      const weight = sign * factors[term] * (after - start[at]);
      if (weight === 0) continue;
      const location = locationOf(feature, FEATURE_NAMES[term], before, ends[0], whose);
      const key = `${feature} ${whose} ${location ?? ''}`;
      const known = told.get(key);
      const value = known?.value ?? valueOf(feature, before, ends, whose, location);
      const sum = weight + (known?.weight ?? 0);
      told.set(key, { feature, side: whose, location, value, weight: sum });
    }
  }
  return [...told.values()]
    .filter(({ weight, value }) => Math.abs(weight) >= LEAST_WEIGHT && value !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_REASONS)
    .map((reason) => (reason.weight === Infinity ? { ...reason, weight: 1 } : reason));
}

export const mean = <T>(items: readonly T[], measure: (item: T) => number): number => {
  let sum = 0;
  for (const item of items) sum += measure(item);
  return sum / items.length;
};

function locationOf(
  feature: AdviceFeature,
  term: FeatureName,
  before: GameState,
  after: GameState,
  side: Side,
): LocationId | null {
  if (feature === 'place') return PLACE_IDS.find((id) => term === `holds-${id}`) ?? null;
  if (feature !== 'siege') return null;
  const siege = after.sieges[side] ?? before.sieges[side];
  return siege === null ? null : PLACE_IDS[siege.place];
}

/** Told as things stand after the turn; of everything else, what the turn changes. */
const STANDINGS: ReadonlySet<AdviceFeature> = new Set(['victory', 'siege', 'end']);

function valueOf(
  feature: AdviceFeature,
  before: GameState,
  ends: readonly GameState[],
  side: Side,
  location: LocationId | null,
): number {
  const count = countOf(feature, side, location);
  return mean(ends, count) - (STANDINGS.has(feature) ? 0 : count(before));
}

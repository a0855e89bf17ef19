// Games to learn from: greedy players whose weights vary from game to game, and plans among their opponents.
import type { BySide, Rng, Side } from '@arpents/engine';
import type { Decide } from '../src/contract.ts';
import { britishChances, featuresOf } from '../src/evaluation/evaluate.ts';
import { FEATURE_COUNT } from '../src/evaluation/features.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import { greedy } from '../src/greedy.ts';
import { following } from '../src/plans/plan.ts';
import { PLANS } from '../src/plans/plans.ts';
import type { Sample } from './logistic-regression.ts';
import { normal, playGame, share } from './play-game.ts';

export interface SelfPlayOptions {
  readonly games: number;
  /** How far weights vary, as a share of themselves. */
  readonly spread: number;
  /** How often a side is played by a plan. */
  readonly plans: number;
}

/** How much of the result of the game counts at each step back, against the judgement of the next position. */
const LAMBDA = 0.95;
/** Weights near zero vary by at least this much. */
const LEAST_SPREAD = 0.04;

/** Features in the order of the regression: the bias, the British, and the French with the sign turned. */
function rowOf(features: Float64Array): Float64Array {
  const row = new Float64Array(1 + 2 * FEATURE_COUNT);
  row[0] = 1;
  for (let i = 0; i < FEATURE_COUNT; i++) {
    row[1 + i] = features[i];
    row[1 + FEATURE_COUNT + i] = -features[FEATURE_COUNT + i];
  }
  return row;
}

/** Plays games and returns every position in which a player ended a turn. */
export function selfPlay(weights: Weights, options: SelfPlayOptions, rng: Rng): Sample[] {
  const samples: Sample[] = [];
  for (let game = 0; game < options.games; game++) {
    const players: BySide<Decide> = {
      british: playerFor('british', weights, options, rng),
      french: playerFor('french', weights, options, rng),
    };
    samples.push(...samplesOf(players, weights, rng));
  }
  return samples;
}

function playerFor(side: Side, weights: Weights, options: SelfPlayOptions, rng: Rng): Decide {
  const plans = PLANS.filter((plan) => plan.side === side);
  if (share(rng) < options.plans) return following(plans[rng.below(plans.length)]);
  const spread = options.spread * (0.3 + 1.4 * share(rng));
  const varied = (values: Float64Array): Float64Array =>
    values.map((value) => value + normal(rng) * spread * Math.max(LEAST_SPREAD, Math.abs(value)));
  return greedy({
    weights: {
      bias: weights.bias,
      british: varied(weights.british),
      french: varied(weights.french),
    },
    worlds: 3,
  });
}

function samplesOf(players: BySide<Decide>, weights: Weights, rng: Rng): Sample[] {
  const rows: Float64Array[] = [];
  const chances: number[] = [];
  const end = playGame(players, rng, {
    atTurnEnd: (state) => {
      rows.push(rowOf(featuresOf(state)));
      chances.push(britishChances(state, weights));
    },
  });
  return backwards(rows, chances, end.outcome?.winner === 'british' ? 1 : 0);
}

/** Targets from the last position to the first: the result, with a growing part of later judgements in it. */
function backwards(
  rows: readonly Float64Array[],
  chances: readonly number[],
  result: number,
): Sample[] {
  const samples: Sample[] = [];
  let target = result;
  for (let i = rows.length - 1; i >= 0; i--) {
    if (i < rows.length - 1) target = LAMBDA * target + (1 - LAMBDA) * chances[i + 1];
    samples.push({ features: rows[i], target });
  }
  return samples;
}

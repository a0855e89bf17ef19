// Fits the weights of the evaluation on games of its own players and prints the table for fitted-weights.ts.
// Bundle and run: npx esbuild packages/bots/tools/fit-evaluation.ts --bundle --platform=node --format=esm
//   --outfile=dist/fit-evaluation.mjs && node dist/fit-evaluation.mjs [generations] [games] [seed]
import { createRng } from '@arpents/engine';
import { FEATURE_COUNT, FEATURE_NAMES } from '../src/evaluation/features.ts';
import { WEIGHTS, type Weights } from '../src/evaluation/weights.ts';
import { fitLogistic } from './logistic-regression.ts';
import { selfPlay } from './self-play.ts';

/** How many samples the weights of the generation before count for. */
const HOLD = 1000;

/** Urging is not winning: these are set by hand, so that games come to an end (R94). */
const FIXED = new Set(
  (['lateness', 'nearness', 'hand-developable', 'hand-ready'] as const).flatMap((name) => {
    const index = FEATURE_NAMES.indexOf(name);
    return [1 + index, 1 + FEATURE_COUNT + index];
  }),
);

const [generations = 1, games = 800, seed = 1] = process.argv.slice(2).map(Number);

const flatten = (weights: Weights): Float64Array =>
  Float64Array.of(weights.bias, ...weights.british, ...weights.french);

const unflatten = (flat: Float64Array): Weights => ({
  bias: flat[0],
  british: flat.slice(1, 1 + FEATURE_COUNT),
  french: flat.slice(1 + FEATURE_COUNT),
});

let weights = WEIGHTS;
const rng = createRng(seed);
for (let generation = 1; generation <= generations; generation++) {
  const samples = selfPlay(weights, { games, spread: 0.4, plans: 0.3 }, rng);
  const fit = fitLogistic(samples, flatten(weights), HOLD, FIXED);
  weights = unflatten(fit.weights);
  console.error(
    `generation ${generation}: ${samples.length} positions, loss ${fit.lossBefore.toFixed(4)} to ${fit.lossAfter.toFixed(4)}`,
  );
}

const shortened = (value: number): string => String(Number(value.toFixed(3)));
console.log(`  bias: ${shortened(weights.bias)},`);
FEATURE_NAMES.forEach((name, i) => {
  console.log(`  '${name}': [${shortened(weights.british[i])}, ${shortened(weights.french[i])}],`);
});

// Tunes the weights that the searching player goes by for one side. A regression on
// positions says what goes along with winning, not what brings it about; so here the weights themselves are varied from
// game to game, and the results are regressed on the variations. Prints the table for tuned-weights.ts after steps of
// several lengths; which of them is kept is decided by matches, of the greedy player first and of the searching one then.
// Bundle and run: npx esbuild packages/bots/tools/tune-by-play.ts --bundle --platform=node --format=esm
//   --outfile=dist/tune-by-play.mjs && node dist/tune-by-play.mjs british|french [games] [seed]
import {
  SIDES,
  createRng,
  opponentOf,
  totalPoints,
  type GameState,
  type Rng,
  type Side,
} from '@arpents/engine';
import type { Decide } from '../src/contract.ts';
import { featuresOf } from '../src/evaluation/evaluate.ts';
import { FEATURE_COUNT, FEATURE_NAMES } from '../src/evaluation/features.ts';
import { TUNED_UNTIL, WEIGHTS, tunedWeights, type Weights } from '../src/evaluation/weights.ts';
import { greedy } from '../src/greedy.ts';
import { fitLinear } from './linear-regression.ts';
import { normal, playGame } from './play-game.ts';

/** How far a weight is varied: by this share of itself, … */
const SPREAD = 0.3;
/** … but by so much that the feature's usual differences count for this, … */
const LEAST_EFFECT = 0.05;
/** … and small weights by no more than this. */
const MOST_FOR_SMALL = 0.1;
/** Games that show how much features usually differ. */
const GAMES_FOR_DEVIATIONS = 30;
const STEP_LENGTHS = [1, 2, 4];
/** Possible deals that a player tries a turn in. */
const WORLDS = 3;

/** Of the other side's features, those that the player can do something about. */
const OF_THE_OPPONENT: ReadonlySet<string> = new Set([
  'points',
  'captured',
  'closing',
  'money',
  'raid-danger',
  'fortifications',
  'siege-winning',
  'siege-margin',
  'siege-losing',
  'siege-open',
]);
/** Certain by the rules, or the same for every turn that could be chosen. */
const NEVER_VARIED: ReadonlySet<string> = new Set(['ending', 'tempo']);

/** Whether a feature is varied. Places stay as they were fitted: they are many, and each says little. */
const isVaried = (isOwn: boolean, name: string): boolean =>
  !name.startsWith('holds-') && !NEVER_VARIED.has(name) && (isOwn || OF_THE_OPPONENT.has(name));

/** All weights in one row, the British first. */
const flat = ({ british, french }: Weights): number[] => [...british, ...french];
const asWeights = (row: readonly number[]): Weights => ({
  bias: WEIGHTS.bias,
  british: Float64Array.from(row.slice(0, FEATURE_COUNT)),
  french: Float64Array.from(row.slice(FEATURE_COUNT)),
});

/** Greedy all along, by these weights as long as the side goes by tuned ones. */
function tunedTo(weights: Weights, side: Side): Decide {
  const tuned = greedy({ weights, worlds: WORLDS });
  const plain = greedy({ worlds: WORLDS });
  return (view, budget, seed) =>
    (view.turn < TUNED_UNTIL[side] ? tuned : plain)(view, budget, seed);
}

/** How much each feature usually differs from position to position. */
function deviations(rng: Rng): number[] {
  const rows: Float64Array[] = [];
  const player = greedy({ worlds: WORLDS });
  for (let game = 0; game < GAMES_FOR_DEVIATIONS; game++) {
    playGame({ british: player, french: player }, rng, (state) => rows.push(featuresOf(state)));
  }
  const mean = (of: (row: Float64Array) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  return Array.from({ length: 2 * FEATURE_COUNT }, (_, i) => {
    const middle = mean((row) => row[i]);
    return Math.sqrt(mean((row) => (row[i] - middle) ** 2));
  });
}

/** How a game went for a side: won or lost, by how much, and not too slowly. */
function resultFor(side: Side, state: GameState): number {
  const { outcome, turn } = state;
  const won = outcome?.winner === side && outcome.ending !== 'adjudicated';
  const lead = totalPoints(state, side) - totalPoints(state, opponentOf(side));
  const counted = outcome?.ending === 'capital' ? (won ? 25 : -25) : lead;
  const slowness = Math.min(3, Math.max(0, (turn - 110) / 40));
  return (won ? 1.4 : 0) + Math.min(30, Math.max(-30, counted)) / 35 - 0.15 * slowness;
}

/** A weight that is varied: where it stands in the row, and how far it is varied. */
interface Varied {
  readonly at: number;
  readonly spread: number;
}

function variedWeights(side: Side, start: readonly number[], rng: Rng): Varied[] {
  const usual = deviations(rng);
  return start.flatMap((weight, at) => {
    const isOwn = at < FEATURE_COUNT === (side === 'british');
    if (usual[at] === 0 || !isVaried(isOwn, FEATURE_NAMES[at % FEATURE_COUNT])) return [];
    const least = Math.min(MOST_FOR_SMALL, LEAST_EFFECT / usual[at]);
    return [{ at, spread: Math.max(SPREAD * Math.abs(weight), least) }];
  });
}

/** The row with each varied weight moved by so many of its spreads. */
function moved(row: readonly number[], varied: readonly Varied[], by: readonly number[]): number[] {
  const result = [...row];
  varied.forEach(({ at, spread }, k) => (result[at] += by[k] * spread));
  return result;
}

/** The direction in which a side does better, in spreads; what chance alone may have made counts for nothing. */
function directionFor(
  side: Side,
  start: readonly number[],
  varied: readonly Varied[],
  games: number,
  rng: Rng,
): number[] {
  const variations: number[][] = [];
  const results: number[] = [];
  const other = opponentOf(side);
  const opponent = tunedTo(tunedWeights(other, 0), other);
  for (let game = 0; game < games; game++) {
    const variation = varied.map(() => normal(rng));
    const player = tunedTo(asWeights(moved(start, varied, variation)), side);
    const players =
      side === 'british'
        ? { british: player, french: opponent }
        : { british: opponent, french: player };
    variations.push(variation);
    results.push(resultFor(side, playGame(players, rng)));
  }
  const { slopes, errors } = fitLinear(variations, results);
  const sure = slopes.map((slope, k) => slope * Math.max(0, 1 - 1.5 * (errors[k] / slope) ** 2));
  const length = Math.hypot(...sure);
  return sure.map((slope) => slope / length);
}

/** The rows of tuned-weights.ts. */
function printTuning(row: readonly number[]): void {
  const fitted = flat(WEIGHTS);
  const change = (at: number): number => Number((row[at] - fitted[at]).toFixed(3));
  FEATURE_NAMES.forEach((name, i) => {
    const [british, french] = [change(i), change(FEATURE_COUNT + i)];
    if (british !== 0 || french !== 0) console.log(`    '${name}': [${british}, ${french}],`);
  });
}

const [sideName, games = '3000', seed = '1'] = process.argv.slice(2);
const side = SIDES.find((known) => known === sideName);
if (side === undefined) throw new Error('which side? british or french');
const rng = createRng(Number(seed));
const start = flat(tunedWeights(side, 0));
const varied = variedWeights(side, start, rng);
const direction = directionFor(side, start, varied, Number(games), rng);
for (const length of STEP_LENGTHS) {
  console.log(`  // ${side}, a step of ${length} spreads`);
  const step = direction.map((part) => part * length);
  printTuning(moved(start, varied, step));
}

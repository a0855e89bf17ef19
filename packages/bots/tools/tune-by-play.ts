// Shows which weights of the searching player are worth moving. A regression on positions says what goes along with
// winning, not what brings it about; so here equal players meet, every weight is moved up or down at random from game
// to game, for both sides, and the results are regressed on the moves. Prints what moving a weight up rather than down
// is worth to its side, in points of a hundred games, what is surest first. tuned-weights.ts is changed by hand from
// that: the next run, from there, tells what went too far, and matches by the clock what it is worth. 3,000 games take
// an hour on one processor and tell 3 points from chance.
// Bundle and run: npx esbuild packages/bots/tools/tune-by-play.ts --bundle --platform=node --format=esm
//   --outfile=dist/tune-by-play.mjs && node dist/tune-by-play.mjs [games] [seed]
import {
  EVEN_PRESETS,
  PRESETS,
  SIDES,
  createRng,
  opponentOf,
  type BySide,
  type Rng,
  type Side,
} from '@arpents/engine';
import type { Decide } from '../src/contract.ts';
import { openPurse } from '../src/effort.ts';
import { FEATURE_NAMES, type FeatureName } from '../src/evaluation/features.ts';
import { tunedWeights, type Weights } from '../src/evaluation/weights.ts';
import { searching } from '../src/search/search.ts';
import { fitLinear } from './linear-regression.ts';
import { playGame } from './play-game.ts';

/** What a player thinks a turn: by nodes, so that the machine may be busy; 20 ms are good for twice as many. */
const EFFORT = { nodes: 1200 };

/** How far each weight is moved: about as far as a player notices. The others are certain, or each says little. */
const MOVES: Readonly<Partial<Record<FeatureName, number>>> = {
  points: 0.07,
  captured: 0.15,
  closing: 0.25,
  money: 0.04,
  'deck-size': 0.03,
  'strength-per-hand': 0.06,
  'settlers-per-hand': 0.07,
  'ships-per-hand': 0.06,
  'dead-cards': 0.12,
  'blockers-per-hand': 0.06,
  'hand-strength': 0.02,
  'reserve-strength': 0.015,
  'reserve-size': 0.05,
  'raid-danger': 0.25,
  fortifications: 0.12,
  'siege-winning': 0.25,
  'siege-margin': 0.05,
  'siege-losing': 0.2,
  'siege-open': 0.12,
  'owns-infantry': 0.1,
  'owns-artillery': 0.1,
  'owns-leader': 0.12,
  'owns-militia': 0.08,
  'owns-ranger': 0.1,
  'owns-natives': 0.05,
  'owns-fortification': 0.12,
  'owns-ships': 0.12,
  'owns-settlers': 0.1,
  'owns-home-support': 0.12,
  'owns-governor': 0.12,
  'owns-trader': 0.1,
};
const MOVED = FEATURE_NAMES.filter((name) => MOVES[name] !== undefined);

/** Up or down, for every weight that is moved. */
const directions = (rng: Rng): number[] => MOVED.map(() => (rng.below(2) === 0 ? -1 : 1));

/** The weights with the side's own features moved. */
function moved(weights: Weights, side: Side, by: readonly number[]): Weights {
  const own = weights[side].slice();
  MOVED.forEach((name, k) => {
    own[FEATURE_NAMES.indexOf(name)] += by[k] * (MOVES[name] ?? 0);
  });
  return { ...weights, [side]: own };
}

/** The searching player with its weights moved, for one game. */
function playerMoved(side: Side, by: readonly number[]): Decide {
  const purse = openPurse(EFFORT);
  return (view, _budget, seed) => {
    const weights = moved(tunedWeights(side, view.turn), side, by);
    return searching({ weights })(view, purse.budgetFor(view), seed);
  };
}

const [games = '3000', seed = '1'] = process.argv.slice(2);
const rng = createRng(Number(seed));
const played: { readonly by: BySide<number[]>; readonly winner: Side | null }[] = [];
for (let game = 0; game < Number(games); game++) {
  const by = { british: directions(rng), french: directions(rng) };
  const players = {
    british: playerMoved('british', by.british),
    french: playerMoved('french', by.french),
  };
  const preset = EVEN_PRESETS[game % EVEN_PRESETS.length];
  const { outcome } = playGame(players, rng, { options: PRESETS[preset] });
  played.push({ by, winner: outcome?.winner ?? null });
}
const told = SIDES.flatMap((side) => {
  const { slopes, errors } = fitLinear(
    played.map(({ by }) => [...by[side], ...by[opponentOf(side)]]),
    played.map(({ winner }) => (winner === side ? 100 : 0)),
  );
  return MOVED.map((name, k) => ({ side, name, gain: 2 * slopes[k], error: 2 * errors[k] }));
});
for (const { side, name, gain, error } of told.sort(
  (a, b) => Math.abs(b.gain / b.error) - Math.abs(a.gain / a.error),
)) {
  console.log(`${side} ${name}: ${gain.toFixed(1)} ± ${error.toFixed(1)}`);
}

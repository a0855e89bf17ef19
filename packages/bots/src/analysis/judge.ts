// Weighs what was played against the best that could have been: from what the player saw, in worlds that both share.
import {
  createRng,
  sampleHiddenState,
  type Action,
  type GameState,
  type PlayerView,
} from '@arpents/engine';
import { decidingSide, sampleWorlds } from '../deciding/worlds.ts';
import { tunedWeights } from '../evaluation/weights.ts';
import { TurnGuide } from '../search/turn-guide.ts';
import { Bench } from './bench.ts';
import { hasChoice, rivalsOf } from './candidates.ts';
import { PER_CENT } from './overview.ts';

const LISTING_WORLDS = 4;
/** In how many worlds turns are tried. */
export interface Thoroughness {
  /** First the rivals are compared with each other; after each round two thirds of them drop out. */
  readonly rounds: readonly number[];
  /** Then the best of them meets what was played, in new worlds: in the old ones its luck has been chosen too. */
  readonly batch: number;
  readonly most: number;
}

export const THOROUGH: Thoroughness = { rounds: [4, 8, 12], batch: 16, most: 96 };
/** For tests of everything but how good the answers are. */
export const BRIEF: Thoroughness = { rounds: [1, 2], batch: 4, most: 4 };

/** In percentage points: enough to stop sampling. */
const SMALL_NOISE = 1.5;
/** A difference is beyond noise if it is so many standard errors. */
const ERRORS_OF_NOISE = 2;
/** How many of the worlds are kept to tell why. */
const TOLD_WORLDS = 16;

export interface Judgement {
  readonly best: readonly Action[];
  /** In percentage points, 0 or more. */
  readonly loss: number;
  readonly noise: number;
  /** Positions after the best and after the played turn, in the same worlds and in the same order. */
  readonly after: { readonly best: readonly GameState[]; readonly played: readonly GameState[] };
}

/** null where there was nothing to decide. The seed must not depend on what the player could not see. */
export function judgeDecision(
  view: PlayerView,
  played: readonly Action[],
  seed: number,
  { rounds, batch, most }: Thoroughness = THOROUGH,
): Judgement | null {
  const side = decidingSide(view);
  const rng = createRng(seed);
  const bench = new Bench(side, tunedWeights(side, view.turn));
  const worlds = sampleWorlds(view, rng.word(), LISTING_WORLDS);
  if (!hasChoice(worlds[0])) return null;
  const rivals = rivalsOf(played, worlds, side, bench.judge);
  if (rivals.length === 0) return null;
  const newWorld = (): GameState => sampleHiddenState(view, rng);
  const best = strongestOf(rivals, rounds, bench, newWorld);

  const after: { best: GameState[]; played: GameState[] } = { best: [], played: [] };
  let count = 0;
  let sum = 0;
  let squares = 0;
  let noise = Infinity;
  while (count < most && noise > SMALL_NOISE) {
    for (let i = 0; i < batch; i++) {
      const world = newWorld();
      const guide = new TurnGuide();
      const [first, second] = count % 2 === 0 ? [best, played] : [played, best];
      const a = bench.try(world, first, guide);
      const b = bench.try(world, second, guide);
      const [ofBest, ofPlayed] = count % 2 === 0 ? [a, b] : [b, a];
      const difference = PER_CENT * (ofBest.value - ofPlayed.value);
      sum += difference;
      squares += difference * difference;
      if (count < TOLD_WORLDS) {
        after.best.push(...ofBest.states);
        after.played.push(...ofPlayed.states);
      }
      count++;
    }
    const mean = sum / count;
    const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
    noise = ERRORS_OF_NOISE * Math.sqrt(variance);
  }
  const loss = Math.max(0, sum / count);
  return { best: loss > 0 ? best : played, loss, noise, after };
}

/** Plays all of them on in the same worlds, round by round fewer of them. */
function strongestOf(
  rivals: readonly (readonly Action[])[],
  rounds: readonly number[],
  bench: Bench,
  newWorld: () => GameState,
): readonly Action[] {
  let running = rivals.map((actions) => ({ actions, sum: 0 }));
  for (const worlds of rounds) {
    if (running.length === 1) break;
    for (let i = 0; i < worlds; i++) {
      const world = newWorld();
      const guide = new TurnGuide();
      for (let k = 0; k < running.length; k++) {
        // Each in turn goes first and is the one that the guide learns from: none gains by it.
        const rival = running[(i + k) % running.length];
        rival.sum += bench.try(world, rival.actions, guide).value;
      }
    }
    running.sort((a, b) => b.sum - a.sum);
    running = running.slice(0, Math.ceil(running.length / 3));
  }
  return running[0].actions;
}

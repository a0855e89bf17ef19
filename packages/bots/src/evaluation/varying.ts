// The evaluation, distorted: on purpose for the weaker levels, and to break the deadlock where a game stalls.
import { createRng, type PlayerView, type Rng } from '@arpents/engine';
import type { Weights } from './weights.ts';

/**
 * Every weight off by a factor of its own; what is good stays good, but more or less than it should be.
 * `error`: by what factor things are usually misjudged, as a logarithm.
 */
export function misjudged(weights: Weights, error: number, rng: Rng): Weights {
  const off = (side: Float64Array): Float64Array =>
    side.map((weight) => weight * Math.exp(error * normal(rng)));
  return { bias: weights.bias, british: off(weights.british), french: off(weights.french) };
}

/** A number from about the standard normal distribution: twelve even ones together have variance 1. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.word() / 0x100000000;
  return sum;
}

/** Few games that are getting anywhere last longer than the first, hardly any longer than the second. */
const STALLED = 150;
const STUCK = 208;
/** How many turns a whim lasts: long enough for a new plan to show what it is worth. */
const TURNS_OF_A_WHIM = 16;
const RESTLESS_ERROR = 0.8;
const DESPERATE_ERROR = 1.6;

/**
 * What a player judges by on this turn. Two players who judge alike can wait for each other forever, so from a
 * certain turn on each tries one thing for a while, then another.
 */
export function weightsOnTurn(view: PlayerView, weights: Weights): Weights {
  if (view.turn < STALLED) return weights;
  const whim = 2 * Math.floor(view.turn / TURNS_OF_A_WHIM) + (view.viewer === 'british' ? 0 : 1);
  const error = view.turn < STUCK ? RESTLESS_ERROR : DESPERATE_ERROR;
  return misjudged(weights, error, createRng(whim));
}

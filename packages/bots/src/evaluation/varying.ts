// The evaluation, distorted: on purpose for the weaker levels, and to break the deadlock where a game stalls.
import { createRng, type PlayerView, type Rng } from '@arpents/engine';
import { FEATURE_NAMES, LATE, URGED, type Measure } from './features.ts';
import type { Weights } from './weights.ts';

/**
 * Every weight off by a factor of its own; what is good stays good, but more or less than it should be.
 * `error`: by what factor things are usually misjudged, as a logarithm.
 */
export function misjudged(weights: Weights, error: number, rng: Rng): Weights {
  if (error === 0) return weights;
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

/** Few games that are getting anywhere last longer than this. */
const STALLED = 150;
/** How many turns a whim lasts: long enough for a new plan to show what it is worth. */
const TURNS_OF_A_WHIM = 16;
/** Enough for another plan; with twice as much, whims played too badly to bring a game to its end. */
const RESTLESS_ERROR = 0.4;

/**
 * What a player judges by on this turn. Two players who judge alike can wait for each other forever, so from a
 * certain turn on each tries one thing for a while, then another; but that a game has to end is never misjudged.
 */
export function weightsOnTurn(view: PlayerView, weights: Weights): Weights {
  if (view.turn < URGED) return weights;
  if (view.turn < STALLED) return urged(weights, view.turn);
  const period = Math.floor(view.turn / TURNS_OF_A_WHIM);
  const whim = 2 * period + (view.viewer === 'british' ? 0 : 1);
  const restless = misjudged(weights, RESTLESS_ERROR, createRng(whim));
  return urged(restless, period * TURNS_OF_A_WHIM);
}

const indexOf = (name: Measure): number => FEATURE_NAMES.indexOf(name);
const LATENESS = indexOf('lateness');
const NEARNESS = indexOf('nearness');

/** Log-odds for all of the way to an end, and for each turn that it is shorter, once the game is twice as long as LATE. */
const URGENCY = 1;
const URGENCY_OF_A_TURN = 0.5;
/** It grows no further from there: judgements that are all but certain would not differ any more. */
const MOST_LATE = 2;

/** Players only are urged: what a position is worth, as an analysis tells it, stays what it is. */
function urged(weights: Weights, turn: number): Weights {
  const late = turn / LATE - 1;
  const felt = Math.min(MOST_LATE, late);
  const withUrge = (side: Float64Array): Float64Array => {
    const changed = side.slice();
    // The feature itself grows with the turns without end.
    changed[LATENESS] = (URGENCY * felt) / late;
    changed[NEARNESS] = URGENCY_OF_A_TURN * felt;
    return changed;
  };
  return {
    bias: weights.bias,
    british: withUrge(weights.british),
    french: withUrge(weights.french),
  };
}

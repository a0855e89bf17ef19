// Beginning a game: from options and a seed, or from a given arrangement.
import { makeReferee } from './play.ts';
import { resolveOptions, type IllegalOptions, type OptionsWanted } from './rules/options.ts';
import { rulebookOf } from './rules/rulebook.ts';
import { brokenInvariants } from './state/invariants.ts';
import { stateFromSetup, startingSetup, type IllegalSetup, type Setup } from './state/setup.ts';
import type { GameOptions, GameState, NextState, Seed } from './state/state.ts';
import { dealFirstHand } from './turn/deal.ts';
import { runAutomaticSteps } from './turn/turn.ts';
import { SIDES, ok, type Result } from './vocabulary.ts';

/** A new game at its first decision (R2–R4). The seed is 32 random bytes as eight 32-bit words. */
export function createGame(wanted: OptionsWanted, seed: Seed): Result<GameState, IllegalOptions> {
  const options = resolveOptions(wanted);
  if (!options.ok) return options;
  const rules = rulebookOf(options.value);
  const made = stateFromSetup(startingSetup(rules), options.value, seed, rules);
  if (!made.ok) throw new Error(`the starting setup is illegal: ${made.error.code}`);
  const next = made.value;
  const referee = makeReferee(rules, null);
  const { openingDecision } = rules;
  for (const side of SIDES) {
    if (openingDecision?.side !== side) dealFirstHand(next, side, referee);
  }
  if (openingDecision !== null) {
    next.phase = 'setup';
    next.decision = openingDecision;
  }
  runAutomaticSteps(next, referee);
  return ok(next);
}

/** A position from an arrangement, exactly as written: where it stops before the end test, so does the position. */
export const positionFromSetup = (
  setup: Setup,
  options: GameOptions,
  seed: Seed,
): Result<NextState, IllegalSetup> => stateFromSetup(setup, options, seed, rulebookOf(options));

/** A game that starts in the middle, at its first decision. */
export function gameFromSetup(
  setup: Setup,
  options: GameOptions,
  seed: Seed,
): Result<GameState, IllegalSetup> {
  const made = positionFromSetup(setup, options, seed);
  if (made.ok) runAutomaticSteps(made.value, makeReferee(rulebookOf(options), null));
  return made;
}

/** Sentences about everything that is wrong with a state; empty if nothing is. For checks and tests. */
export const invariantsBrokenBy = (state: GameState): string[] =>
  brokenInvariants(state, rulebookOf(state.options));

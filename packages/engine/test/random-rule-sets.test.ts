// Whole games of random players under every edition and random sets of scenario rules: what must hold everywhere holds
// after every action; what is costly to ask is asked now and then. More of the same: properties.test.ts, and
// `arpents random --check --rules random` for as many games as one likes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATED_AFTER_TURNS,
  EDITIONS,
  RULE_IDS,
  VIEWERS,
  applyAction,
  createGame,
  createRng,
  formatAction,
  invariantsBrokenBy,
  legalActions,
  playLegal,
  randomAction,
  randomSeed,
  readRecord,
  recordOf,
  replayGame,
  sampleHiddenState,
  viewFor,
  whyRefused,
  type Action,
  type GameOptions,
  type GameState,
  type Rng,
} from '@arpents/engine';
import { eventsBeforeDrawing, permuteHidden } from './support/hidden.ts';
import { quickChecker } from './support/quick-check.ts';
import { anyOptions } from './support/random-games.ts';

const GAMES = 2_000;
/** One position in so many is looked at closely. */
const CLOSELY_EVERY = 400;
/** One game in so many is replayed from its record. */
const REPLAYED_EVERY = 20;

const bytes = (value: unknown): string => JSON.stringify(value);

/** Everything that is too costly to be asked after every action. */
function lookClosely(state: GameState, rng: Rng): void {
  expect(invariantsBrokenBy(state)).toEqual([]);
  expect(JSON.parse(bytes(state))).toStrictEqual(state);
  const legal = legalActions(state);
  for (const action of legal) {
    expect(whyRefused(state, action)).toBeNull();
    expect(applyAction(state, action).ok).toBe(true);
  }
  for (const viewer of VIEWERS) {
    const view = viewFor(state, viewer);
    const sample = sampleHiddenState(view, rng);
    expect(bytes(viewFor(sample, viewer))).toBe(bytes(view));
    expect(invariantsBrokenBy(sample)).toEqual([]);
    const other = permuteHidden(state, viewer, rng);
    expect(bytes(viewFor(other, viewer))).toBe(bytes(view));
    if (state.decision?.side === viewer) {
      expect(bytes(legalActions(view))).toBe(bytes(legal));
      expect(bytes(legalActions(other))).toBe(bytes(legal));
    }
    const action = legal[rng.below(legal.length)];
    const here = applyAction(state, action);
    const there = applyAction(other, action);
    if (!here.ok || !there.ok) continue;
    expect(bytes(eventsBeforeDrawing(there.value.events, viewer))).toBe(
      bytes(eventsBeforeDrawing(here.value.events, viewer)),
    );
  }
}

/** Plays a game to its end, or as far as programs play (R94), and returns its last position. */
function playGame(options: GameOptions, seed: number): GameState {
  const rng = createRng(seed);
  const created = createGame(options, randomSeed(rng));
  if (!created.ok) expect.fail(bytes(created.error));
  const start = created.value;
  const whatIsWrong = quickChecker(start);
  const actions: Action[] = [];
  let state = start;
  while (state.phase !== 'over' && state.turn <= ADJUDICATED_AFTER_TURNS) {
    const action = randomAction(state, rng);
    if (action === null) expect.fail(`nothing to do after ${actions.length} actions`);
    state = playLegal(state, action);
    actions.push(action);
    const wrong = whatIsWrong(state);
    if (wrong !== null) expect.fail(`${wrong} after ${actions.length}: ${formatAction(action)}`);
    if (state.phase !== 'over' && rng.below(CLOSELY_EVERY) === 0) lookClosely(state, rng);
  }
  expect(invariantsBrokenBy(state)).toEqual([]);
  if (rng.below(REPLAYED_EVERY) === 0) {
    const record = readRecord(
      JSON.parse(bytes(recordOf(options, start.seed, actions, state.outcome))),
    );
    if (!record.ok) expect.fail(bytes(record.error));
    expect(record.value.options).toEqual(options);
    const replayed = replayGame(record.value);
    expect(replayed.ok && bytes(replayed.value)).toBe(bytes(state));
  }
  return state;
}

describe('random games under random rules', () => {
  it('[R1, R2, R3, R16, R19, R79, R94, R96, R98, R100, R150, R151] keep every invariant, whatever is played together', () => {
    const played = new Set<string>();
    fc.assert(
      fc.property(anyOptions, fc.noShrink(fc.integer()), (options, seed) => {
        playGame(options, seed);
        played.add(options.edition);
        for (const rule of options.rules) played.add(rule);
      }),
      { numRuns: GAMES },
    );
    expect([...EDITIONS, ...RULE_IDS].filter((name) => !played.has(name))).toEqual([]);
  }, 300_000);
});

// Whole games of random players under every edition and random sets of scenario rules: what must hold everywhere holds
// after every action; what is costly to ask is asked now and then. More of the same: properties.test.ts, and
// `arpents random --check --rules random` for as many games as one likes.
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATED_AFTER_TURNS,
  EDITIONS,
  RULE_IDS,
  createGame,
  createRng,
  formatAction,
  playLegal,
  randomAction,
  randomSeed,
  readRecord,
  recordOf,
  replayGame,
  type Action,
  type GameOptions,
  type GameState,
} from '@arpents/engine';
import { cheapFlaws, thoroughFlaws } from '@arpents/test-kit';
import { fc } from './support/fast-check.ts';
import { quickChecker } from './support/quick-check.ts';
import { anyOptions } from './support/random-games.ts';

const GAMES = Number(process.env.SOAK_RULE_SETS ?? '500');
/** One position in so many is looked at closely. */
const CLOSELY_EVERY = 400;
/** One game in so many is replayed from its record. */
const REPLAYED_EVERY = 20;

const bytes = (value: unknown): string => JSON.stringify(value);

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
    if (state.phase !== 'over' && rng.below(CLOSELY_EVERY) === 0) {
      expect([...cheapFlaws(state), ...thoroughFlaws(state, rng)]).toEqual([]);
    }
  }
  expect(cheapFlaws(state)).toEqual([]);
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

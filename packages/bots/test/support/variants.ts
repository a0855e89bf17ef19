// Every edition and every scenario rule by itself, and positions of games that are played by them.
import {
  EDITIONS,
  RULE_IDS,
  createRng,
  playLegal,
  randomAction,
  randomSeed,
  resolveOptions,
  type GameOptions,
  type GameState,
  type OptionsWanted,
} from '@arpents/engine';
import { arrangeGame } from '@arpents/test-kit';

const GAMES = 10;
const ACTIONS = 40;

export const VARIANTS: readonly (readonly [string, OptionsWanted])[] = [
  ...EDITIONS.map((edition) => [edition, { edition }] as const),
  ...RULE_IDS.map((rule) => [rule, { rules: [rule] }] as const),
];

function optionsOf(wanted: OptionsWanted): GameOptions {
  const options = resolveOptions(wanted);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** One position after the other, of games that begin in the middle and are played at random; ends included. */
export function* positionsUnder(wanted: OptionsWanted): Generator<GameState> {
  const rng = createRng(18);
  const options = optionsOf(wanted);
  for (let game = 0; game < GAMES; game++) {
    let state = arrangeGame(options, randomSeed(rng), rng);
    for (let action = 0; action < ACTIONS; action++) {
      yield state;
      const chosen = randomAction(state, rng);
      if (chosen === null) break;
      state = playLegal(state, chosen);
    }
  }
}

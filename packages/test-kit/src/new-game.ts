// Games from their very beginning, under any options.
import { createGame, type GameState, type OptionsWanted, type Side } from '@arpents/engine';
import { TEST_SEED, piles } from './given.ts';

export function newGame(options: OptionsWanted): GameState {
  const game = createGame(options, TEST_SEED);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** Hand and draw deck of a side together, by short names in alphabetical order: at the start, the starting deck. */
export function startingDeck(state: GameState, side: Side): string[] {
  const { hand, deck } = piles(state, side);
  return [...hand, ...deck].sort();
}

/** How many cards the game has, wherever they lie. */
export function cardCount(state: GameState): number {
  const { british, french } = state.players;
  return [british, french].reduce(
    (sum, { hand, deck, discard, reserve, available }) =>
      sum + hand.length + deck.length + discard.length + reserve.length + available.length,
    state.neutral.length,
  );
}

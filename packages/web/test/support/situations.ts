// Views to test on: told situations, and positions that random games meet.
import {
  createGame,
  createRng,
  playLegal,
  randomAction,
  randomSeed,
  viewFor,
  type CardId,
  type GameState,
  type PlayerView,
} from '@arpents/engine';
import { cardNamed, givenGame, type Given } from '@arpents/test-kit';

/** The situation as the side that decides sees it. */
export const viewed = (state: GameState): PlayerView =>
  viewFor(state, state.decision?.side ?? state.side);

export const givenView = (given: Given): PlayerView => viewed(givenGame(given));

export const cards = (...names: readonly string[]): readonly CardId[] => names.map(cardNamed);

/** Every position of a random game in which somebody takes an action, up to `most` of them. */
export function viewsOfRandomGame(seed: number, most: number): readonly PlayerView[] {
  const rng = createRng(seed);
  const created = createGame({}, randomSeed(rng));
  if (!created.ok) throw new Error('the standard game is legal');
  const views: PlayerView[] = [];
  let state = created.value;
  while (state.phase !== 'over' && views.length < most) {
    if (state.decision?.kind === 'take-action') views.push(viewed(state));
    const action = randomAction(state, rng);
    if (action === null) throw new Error('a game that goes on asks for something');
    state = playLegal(state, action);
  }
  return views;
}

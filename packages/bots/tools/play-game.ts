// One game between two players, with a look at every position in which one of them ends a turn, or at all of them.
import {
  applyAction,
  concludeGame,
  createGame,
  randomSeed,
  viewFor,
  type Action,
  type BySide,
  type GameState,
  type OptionsWanted,
  type Rng,
} from '@arpents/engine';
import type { Decide } from '../src/contract.ts';

/** Games that go on for longer are scored where they stand. */
const LONGEST_GAME = 240;

interface Watched {
  /** The plain second edition, if nothing is said. */
  readonly options?: OptionsWanted;
  readonly atTurnEnd?: (state: GameState) => void;
  readonly observe?: (state: GameState, action: Action) => void;
}

/** The position at the end of the game; a game that was too long is adjudicated there. */
export function playGame(
  players: BySide<Decide>,
  rng: Rng,
  { options = {}, atTurnEnd, observe }: Watched = {},
): GameState {
  const begun = createGame(options, randomSeed(rng));
  if (!begun.ok) throw new Error(begun.error.code);
  let state: GameState = begun.value;
  while (state.decision !== null && state.turn <= LONGEST_GAME) {
    const { side } = state.decision;
    const action = players[side](viewFor(state, side), {}, rng.word());
    observe?.(state, action);
    if (action.kind === 'end-turn') atTurnEnd?.(state);
    const step = applyAction(state, action);
    if (!step.ok) throw new Error(`${action.kind}: ${step.error.code}`);
    ({ state } = step.value);
  }
  if (state.outcome !== null) return state;
  const scored = concludeGame(state, { ending: 'adjudicated' });
  if (!scored.ok) throw new Error(scored.error.code);
  return scored.value.state;
}

/** A number from 0 to 1, without its ends. */
export const share = (rng: Rng): number => (rng.word() + 0.5) / 0x100000000;

/** A number from the standard normal distribution. */
export const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(share(rng))) * Math.cos(2 * Math.PI * share(rng));

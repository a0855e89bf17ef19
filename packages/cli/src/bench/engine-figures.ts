// The figures of the engine: how fast it lists, plays and copies, and how much it weighs. Everything on one core.
import {
  ADJUDICATED_AFTER_TURNS,
  copyState,
  createGame,
  createRng,
  legalActions,
  playLegal,
  randomAction,
  randomSeed,
  type Action,
  type GameState,
  type Rng,
} from '@arpents/engine';
import { CommandError } from '../command.ts';

/** How much is measured; the figures of a benchmark take all of it, tests a little. */
export interface Extent {
  readonly games: number;
  /** Least time that lists and copies are measured, in milliseconds. */
  readonly milliseconds: number;
}

export interface EngineFigures {
  /** Full legal list and one action of it carried out, over random games. */
  readonly actionsPerSecond: number;
  /** Full legal lists over all positions of the recorded games. */
  readonly listsPerSecond: number;
  /** One action without the full list, carried out, over random games. */
  readonly sampledActionsPerSecond: number;
  readonly copyMicroseconds: number;
  /** The largest state among the positions, without log and history. */
  readonly stateBytes: number;
}

export function measureEngine(positions: readonly GameState[], extent: Extent): EngineFigures {
  if (positions.length === 0) throw new CommandError('There are no positions to measure on.');
  return {
    actionsPerSecond: Math.round(playingSpeed(chooseFromList, extent.games)),
    listsPerSecond: Math.round(1000 / timeEach(positions, legalActions, extent.milliseconds)),
    sampledActionsPerSecond: Math.round(playingSpeed(randomAction, extent.games)),
    copyMicroseconds: Number(
      (timeEach(positions, copyState, extent.milliseconds) * 1000).toFixed(3),
    ),
    stateBytes: Math.max(...positions.map(stateBytes)),
  };
}

/** The random player of the figures: a kind of action first, then one of that kind. */
function chooseFromList(state: GameState, rng: Rng): Action | null {
  const actions = legalActions(state);
  // The list is in order of kinds: the first of each kind marks where it begins.
  const begins: number[] = [];
  for (let i = 0; i < actions.length; i++) {
    if (i === 0 || actions[i]?.kind !== actions[i - 1]?.kind) begins.push(i);
  }
  const chosen = rng.below(begins.length);
  const from = begins[chosen] ?? 0;
  const to = begins[chosen + 1] ?? actions.length;
  return actions[from + rng.below(to - from)] ?? null;
}

/** Actions per second over whole random games, after some to warm up. */
function playingSpeed(
  choose: (state: GameState, rng: Rng) => Action | null,
  games: number,
): number {
  playGames(choose, Math.ceil(games / 20), createRng(2));
  const started = performance.now();
  const actions = playGames(choose, games, createRng(1));
  return (actions / (performance.now() - started)) * 1000;
}

function playGames(
  choose: (state: GameState, rng: Rng) => Action | null,
  games: number,
  rng: Rng,
): number {
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const created = createGame({}, randomSeed(rng));
    if (!created.ok) throw new CommandError(`No game can be created: ${created.error.code}.`);
    let state = created.value;
    while (state.phase !== 'over' && state.turn <= ADJUDICATED_AFTER_TURNS) {
      const action = choose(state, rng);
      if (action === null) break;
      state = playLegal(state, action);
      actions++;
    }
  }
  return actions;
}

/** Milliseconds for each position, over as many rounds as the time asks for. */
function timeEach(
  positions: readonly GameState[],
  work: (state: GameState) => unknown,
  milliseconds: number,
): number {
  // What is made is kept in sight, so that no compiler can leave it out.
  let last: unknown = null;
  const round = (): void => {
    for (const position of positions) last = work(position);
  };
  round();
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  let rounds = 0;
  do {
    round();
    rounds++;
  } while (elapsed() < milliseconds);
  const each = elapsed() / (rounds * positions.length);
  if (last === null) throw new CommandError('Nothing was measured.');
  return each;
}

/** 32 bytes; recorded games have none, but every game that is played has. */
const SEED_BYTES = 32;

export const stateBytes = ({ seed: _seed, ...rest }: GameState): number =>
  SEED_BYTES + bytesOf(rest);

/** The numbers of a state, each in as few whole bytes as hold it; a list has one byte for its length, a word of a closed list one. */
function bytesOf(value: unknown): number {
  if (typeof value === 'number')
    return value > -129 && value < 256 ? 1 : Math.abs(value) < 65536 ? 2 : 4;
  if (Array.isArray(value)) return 1 + value.reduce<number>((sum, item) => sum + bytesOf(item), 0);
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).reduce<number>((sum, item) => sum + bytesOf(item), 0);
  }
  return 1;
}

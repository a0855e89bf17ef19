// `arpents random`: games of two random players, counted, timed, and checked if asked.
import {
  ADJUDICATED_AFTER_TURNS,
  EDITIONS,
  ENDINGS,
  SIDES,
  applyAction,
  concludeGame,
  createGame,
  createRng,
  formatAction,
  randomAction,
  randomSeed,
  seedToHex,
  type Action,
  type GameOptions,
  type GameState,
  type Outcome,
  type Rng,
  type Seed,
} from '@arpents/engine';
import { cheapFlaws, thoroughFlaws } from '@arpents/test-kit';
import { gameOptions, oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { CommandError, type Command } from '../command.ts';
import { randomOptions } from '../random-options.ts';

const DEFAULT_GAMES = 100;
/** One position in so many gets the expensive checks. */
const THOROUGH_EVERY = 50;

interface Tally {
  games: number;
  actions: number;
  checked: number;
  thoroughly: number;
  readonly outcomes: Outcome[];
  readonly turns: number[];
}

/** Something that does not hold, with all that is needed to see it again. */
class Flaw extends Error {}

export const random: Command = {
  name: 'random',
  summary: 'Plays games of two random players, and checks every position if asked.',
  usage: '[--games N] [--seed S] [--check] [--edition E] [--rules A,B|random]',
  details: [
    `  --games N      how many (default ${DEFAULT_GAMES})`,
    '  --seed S       number from which everything follows (default 1)',
    `  --check        check every position, and one in ${THOROUGH_EVERY} thoroughly`,
    '  --edition E    second (default), first-revised or first',
    '  --rules A,B    scenario rules; `random` draws a set that goes together for each game, and an',
    '                 edition where none is given',
    `A game is stopped after ${ADJUDICATED_AFTER_TURNS} turns and scored.`,
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      seed: { type: 'string' },
      check: { type: 'boolean' },
      edition: { type: 'string' },
      rules: { type: 'string' },
    });
    refuseExtra(positionals);
    const games = wholeNumber(values.games, '--games', DEFAULT_GAMES);
    const seed = wholeNumber(values.seed, '--seed', 1, 0);
    const drawOptions = optionsDrawer(values.edition, values.rules);
    const rng = createRng(seed);
    const tally: Tally = {
      games: 0,
      actions: 0,
      checked: 0,
      thoroughly: 0,
      outcomes: [],
      turns: [],
    };
    const started = performance.now();
    try {
      for (let game = 0; game < games; game++) {
        playGame(drawOptions(rng), randomSeed(rng), rng, values.check === true, tally);
      }
    } catch (thrown) {
      if (!(thrown instanceof Flaw)) throw thrown;
      terminal.write(thrown.message);
      throw new CommandError(`Game ${tally.games + 1} of seed ${seed} is broken.`);
    }
    terminal.write(
      tallyText(tally, seed, (performance.now() - started) / 1000, values.check === true),
    );
    return 0;
  },
};

function optionsDrawer(
  edition: string | undefined,
  rules: string | undefined,
): (rng: Rng) => GameOptions {
  if (rules !== 'random') {
    const options = gameOptions(edition, rules);
    return () => options;
  }
  const wanted = edition === undefined ? null : oneOf(EDITIONS, edition, '--edition');
  return (rng) => randomOptions(wanted ?? EDITIONS[rng.below(EDITIONS.length)] ?? 'second', rng);
}

function playGame(
  options: GameOptions,
  seed: Seed,
  rng: Rng,
  isChecked: boolean,
  tally: Tally,
): void {
  const actions: Action[] = [];
  const broken = (what: string): Flaw => new Flaw(storyOf(what, options, seed, actions));
  try {
    const created = createGame(options, seed);
    if (!created.ok) throw broken(`no game: ${created.error.code}`);
    let state = created.value;
    while (state.phase !== 'over' && state.turn <= ADJUDICATED_AFTER_TURNS) {
      if (isChecked) checkPosition(state, rng, tally, broken);
      const action = randomAction(state, rng);
      if (action === null) throw broken('the random player finds nothing to do');
      actions.push(action);
      const step = applyAction(state, action);
      if (!step.ok) throw broken(`refused: ${step.error.code} (${step.error.ruling})`);
      state = step.value.state;
    }
    if (isChecked) checkPosition(state, rng, tally, broken);
    count(state, actions.length, tally);
  } catch (thrown) {
    if (thrown instanceof Flaw) throw thrown;
    throw broken(
      `the engine threw ${thrown instanceof Error ? (thrown.stack ?? '') : String(thrown)}`,
    );
  }
}

function checkPosition(
  state: GameState,
  rng: Rng,
  tally: Tally,
  broken: (what: string) => Flaw,
): void {
  const isThorough = tally.checked % THOROUGH_EVERY === 0;
  tally.checked++;
  if (isThorough) tally.thoroughly++;
  const flaws = [...cheapFlaws(state), ...(isThorough ? thoroughFlaws(state, rng) : [])];
  if (flaws.length > 0) throw broken(flaws.join('\n'));
}

function count(state: GameState, actions: number, tally: Tally): void {
  const ended = state.outcome === null ? concludeGame(state, { ending: 'adjudicated' }) : null;
  const outcome = ended?.ok === true ? ended.value.state.outcome : state.outcome;
  if (outcome !== null) tally.outcomes.push(outcome);
  tally.games++;
  tally.actions += actions;
  tally.turns.push(Math.min(state.turn, ADJUDICATED_AFTER_TURNS));
}

const storyOf = (
  what: string,
  options: GameOptions,
  seed: Seed,
  actions: readonly Action[],
): string =>
  [
    what,
    `edition ${options.edition}, rules ${options.rules.join(',') || 'none'}`,
    `seed ${seedToHex(seed)}`,
    `after ${actions.length} actions:`,
    ...actions.map((action, i) => `${i + 1}. ${formatAction(action)}`),
  ].join('\n');

function tallyText(tally: Tally, seed: number, seconds: number, isChecked: boolean): string {
  const { games, outcomes, turns, actions } = tally;
  const counted = (names: readonly string[], of: (outcome: Outcome) => string | null): string =>
    names
      .map((name) => ({ name, count: outcomes.filter((one) => of(one) === name).length }))
      .filter((entry) => entry.count > 0)
      .map((entry) => `${entry.name} ${entry.count}`)
      .join(', ');
  const mean = turns.reduce((sum, one) => sum + one, 0) / games;
  // Not spread into arguments: there may be a hundred thousand games.
  const fewest = turns.reduce((least, one) => Math.min(least, one), Infinity);
  const most = turns.reduce((greatest, one) => Math.max(greatest, one), 0);
  const lines = [
    `games: ${games} (seed ${seed})`,
    `endings: ${counted(ENDINGS, ({ ending }) => ending)}`,
    `wins: ${counted(SIDES, ({ winner }) => winner)}`,
    `turns: ${mean.toFixed(1)} on average, ${fewest} to ${most}`,
    `actions: ${actions}, ${Math.round(actions / seconds)} per second`,
  ];
  if (isChecked) {
    lines.push(`checked: ${tally.checked} positions, ${tally.thoroughly} thoroughly: all is well`);
  }
  return lines.join('\n');
}

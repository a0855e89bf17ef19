// Random games for properties. A game is a small record that says everything about it, so that what fast-check
// prints when a property fails is enough to play the same game again.
import {
  EDITIONS,
  RULE_IDS,
  createGame,
  createRng,
  formatAction,
  legalActions,
  playLegal,
  randomAction,
  randomSeed,
  resolveOptions,
  type Action,
  type ActionKind,
  type Edition,
  type GameOptions,
  type GameState,
  type Rng,
  type RuleId,
} from '@arpents/engine';
import { arrangeGame } from '@arpents/test-kit';
import { fc } from './fast-check.ts';
import { deepFreeze } from './frozen.ts';

/** What a random player has a mind to; `even` is the engine's own random player. */
const TEMPERS = ['even', 'warlike', 'settling', 'hoarding'] as const;
type Temper = (typeof TEMPERS)[number];

export interface RandomGame {
  readonly options: GameOptions;
  readonly start: 'opening' | 'arranged';
  readonly seed: number;
  readonly temper: Temper;
  /** How many actions are played, unless the game ends before. */
  readonly length: number;
}

export interface Visit {
  /** Deeply frozen: whatever tries to change it throws. */
  readonly state: GameState;
  /** The first position of the game. */
  readonly start: GameState;
  /** Every action since the start. */
  readonly actions: readonly Action[];
  /** For the choices of the property; the random player has its own. */
  readonly rng: Rng;
}

/** As many of the wanted rules as go together, in the wanted edition if it is played. */
function allowedOptions(edition: Edition, wanted: readonly RuleId[]): GameOptions {
  let allowed = resolveOptions({ edition });
  if (!allowed.ok) allowed = resolveOptions({});
  if (!allowed.ok) throw new Error(JSON.stringify(allowed.error));
  let options = allowed.value;
  for (const rule of wanted) {
    const more = resolveOptions({ edition: options.edition, rules: [...options.rules, rule] });
    if (more.ok) options = more.value;
  }
  return options;
}

/** Every edition with every set of scenario rules that is allowed. */
export const anyOptions: fc.Arbitrary<GameOptions> = fc
  .tuple(
    fc.constantFrom(...EDITIONS),
    fc.oneof(
      { arbitrary: fc.constant<RuleId[]>([]), weight: 1 },
      { arbitrary: fc.shuffledSubarray([...RULE_IDS]), weight: 3 },
    ),
  )
  .map(([edition, rules]) => allowedOptions(edition, rules));

/** Random games with the given options. A failing game is shrunk to the fewest actions and rules, never to another seed. */
export const randomGames = (options: fc.Arbitrary<GameOptions>): fc.Arbitrary<RandomGame> =>
  fc.record({
    options,
    start: fc.constantFrom('arranged', 'opening'),
    seed: fc.noShrink(fc.integer()),
    temper: fc.constantFrom(...TEMPERS),
    length: fc.oneof(
      { arbitrary: fc.integer({ min: 0, max: 30 }), weight: 8 },
      { arbitrary: fc.integer({ min: 0, max: 600 }), weight: 1 },
    ),
  });

/** How much likelier than others a kind of action is; where nothing is said, 1. */
const EAGERNESS: Readonly<Record<Temper, Partial<Record<ActionKind, number>>>> = {
  even: {},
  warlike: {
    besiege: 40,
    reinforce: 10,
    'military-leader': 10,
    raid: 10,
    ambush: 10,
    convert: 10,
    draft: 5,
  },
  settling: {
    settle: 40,
    develop: 30,
    fortify: 10,
    merchant: 3,
    trader: 3,
    'take-money': 3,
    draft: 3,
  },
  hoarding: {
    'home-support': 30,
    intendant: 20,
    retrieve: 10,
    reserve: 5,
    governor: 5,
    draft: 5,
    trader: 3,
    piracy: 10,
  },
};

function chooseAction(state: GameState, temper: Temper, rng: Rng): Action | null {
  if (temper === 'even') return randomAction(state, rng);
  const legal = legalActions(state);
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const weightOf = (kind: ActionKind): number => EAGERNESS[temper][kind] ?? 1;
  let left = rng.below(kinds.reduce((sum, kind) => sum + weightOf(kind), 0));
  const chosen = kinds.find((kind) => (left -= weightOf(kind)) < 0);
  const ways = legal.filter(({ kind }) => kind === chosen);
  return ways[rng.below(ways.length)] ?? null;
}

export function startOf({ options, start, seed }: RandomGame): GameState {
  const rng = createRng(seed);
  if (start === 'arranged') return arrangeGame(options, randomSeed(rng), rng);
  const created = createGame(options, randomSeed(rng));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

/** Plays the game and shows every position on the way, the first and the last included. Returns the last. */
export function playThrough(game: RandomGame, visit: (visit: Visit) => void): Visit {
  const player = createRng(game.seed ^ 0x5bd1e995);
  const rng = createRng(game.seed ^ 0x27d4eb2f);
  const actions: Action[] = [];
  const start = deepFreeze(startOf(game));
  let state = start;
  const show = (): Visit => {
    const shown = { state, start, actions, rng };
    try {
      visit(shown);
    } catch (thrown) {
      throw new Error(`${tellHow(actions)}: ${textOf(thrown)}`, { cause: thrown });
    }
    return shown;
  };
  let last = show();
  while (actions.length < game.length && state.phase !== 'over') {
    const action = chooseAction(state, game.temper, player);
    if (action === null) throw new Error(`${tellHow(actions)}: nothing to do`);
    state = deepFreeze(playLegal(state, action));
    actions.push(action);
    last = show();
  }
  return last;
}

const textOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** How a position came about, by its last actions. */
const tellHow = (actions: readonly Action[]): string =>
  `after ${actions.length} actions (… ${actions.slice(-4).map(formatAction).join(' | ')})`;

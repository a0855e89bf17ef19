// Positions for the contract of the computer players: every kind of decision, for each side that can face it, in
// every edition and with scenario rules.
import {
  EDITIONS,
  RULE_IDS,
  createGame,
  createRng,
  playLegal,
  randomAction,
  randomSeed,
  resolveOptions,
  viewFor,
  type Decision,
  type DecisionKind,
  type Edition,
  type GameOptions,
  type GameState,
  type PlayerView,
  type RuleId,
  type Side,
} from '@arpents/engine';
import { TEST_SEED, arrangeGame } from '@arpents/test-kit';

/** Rules that ask players something, or let them do something, that the plain game does not know. */
const RULES_THAT_ASK: readonly RuleId[] = [
  'pay-to-reshuffle',
  'ambush-reaches-sieges',
  'french-siege-redraw',
  'free-fur',
  'french-start-empire-card',
  'free-discard-of-lost-locations',
  'natives-in-sieges',
  'governor-abandons',
];

const GAMES_FOR_EACH = 60;
const ACTIONS_FOR_EACH = 40;
const GAMES_FOR_EACH_RULE = 6;

export interface Faced {
  readonly title: string;
  readonly state: GameState;
  readonly side: Side;
  readonly kind: DecisionKind;
}

const optionsWith = (edition: Edition, rules: readonly RuleId[]): GameOptions => {
  const options = resolveOptions({ edition, rules });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
};

const openingWith = (options: GameOptions): GameState => {
  const created = createGame(options, TEST_SEED);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
};

const titleOf = (decision: Decision, options: GameOptions): string => {
  const cause = 'cause' in decision ? ` after ${decision.cause}` : '';
  const rules = options.rules.length > 3 ? ' with scenario rules' : '';
  return `${decision.side} ${decision.kind}${cause}, ${options.edition} edition${rules}`;
};

function keepFirst(state: GameState, found: Map<string, Faced>): void {
  const { decision, options } = state;
  if (decision === null) return;
  const title = titleOf(decision, options);
  if (found.has(title)) return;
  found.set(title, { title, state, side: decision.side, kind: decision.kind });
}

/** Plays random games from arranged positions until every kind of decision has come up, and keeps the first of each. */
function collectDecisions(
  options: GameOptions,
  found: Map<string, Faced>,
  games = GAMES_FOR_EACH,
): void {
  const rng = createRng(20);
  for (let game = 0; game < games; game++) {
    let state = arrangeGame(options, randomSeed(rng), rng);
    for (let action = 0; action < ACTIONS_FOR_EACH && state.decision !== null; action++) {
      keepFirst(state, found);
      const chosen = randomAction(state, rng);
      if (chosen === null) break;
      state = playLegal(state, chosen);
    }
  }
}

/** One position for each kind of decision, side, cause, edition, and rules or none. */
export function facedDecisions(): Faced[] {
  const found = new Map<string, Faced>();
  for (const edition of EDITIONS) {
    collectDecisions(optionsWith(edition, []), found);
    collectDecisions(optionsWith(edition, RULES_THAT_ASK), found);
    keepFirst(openingWith(optionsWith(edition, ['french-start-empire-card'])), found);
  }
  return [...found.values()];
}

/** With each scenario rule alone: a turn of each side, and the first decision of every other kind. */
export function facedUnderEveryRule(): Faced[] {
  return RULE_IDS.flatMap((rule) => {
    const options = optionsWith('second', [rule]);
    const found = new Map<string, Faced>();
    keepFirst(openingWith(options), found);
    collectDecisions(options, found, GAMES_FOR_EACH_RULE);
    const kinds = new Set<string>();
    return [...found.values()]
      .filter(({ side, kind }) => {
        const key = kind === 'take-action' ? `${side} ${kind}` : kind;
        return !kinds.has(key) && kinds.add(key);
      })
      .map((faced) => ({ ...faced, title: `${faced.title}, ${rule}` }));
  });
}

/** The view as it comes out of a worker's mail: written out, read back, and frozen. */
export const receivedView = (state: GameState, side: Side): PlayerView =>
  JSON.parse(JSON.stringify(viewFor(state, side)), (_key, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.freeze(value) : value,
  ) as PlayerView;

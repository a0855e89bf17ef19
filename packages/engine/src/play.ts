// Playing a game: legal actions, refusals, and carrying an action out. The one entrance to the rules.
import type { Action, ActionKind } from './actions/action.ts';
import { RULES_ANSWERING, ruleOf, type AnyRule } from './actions/registry.ts';
import { makeStandpoint } from './actions/standpoint.ts';
import type { Choice, Referee, Rulebook, Shuffle, Standpoint } from './contract.ts';
import type { EventSink, GameEvent } from './events.ts';
import { containsChoice } from './actions/choice.ts';
import { whyNoWay } from './actions/why-choice.ts';
import { readAction } from './notation/read-action.ts';
import type { Rng } from './random.ts';
import { refuse, type Refusal } from './refusals.ts';
import { rulebookOf } from './rules/rulebook.ts';
import { noteLifted } from './state/lifted.ts';
import { shuffleBySeed } from './state/shuffle.ts';
import { copyState, type DecisionKind, type GameState, type NextState } from './state/state.ts';
import { finishGame, leaderOf, totalPoints } from './turn/finish.ts';
import { runAutomaticSteps } from './turn/turn.ts';
import {
  SIDES,
  bySide,
  err,
  ok,
  type CONCLUDED_ENDINGS,
  type Result,
  type Side,
} from './vocabulary.ts';
import type { PlayerView } from './view/view.ts';

/** Legality can be asked of a state or of the deciding player's view; the answer is the same. */
export type Position = GameState | PlayerView;

export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Whether somebody now knows something that they did not know before: no undo beyond this step (R99). */
  readonly revealed: boolean;
}

export const makeReferee = (
  rules: Rulebook,
  emit: EventSink | null,
  shuffle: Shuffle = shuffleBySeed,
): Referee => ({ rules, shuffle, emit, revealed: false });

/** The standpoint of the side that decides; null if nobody does, or if this view is not that side's. */
function standpointOf(position: Position): Standpoint | null {
  const { decision } = position;
  if (decision === null) return null;
  const { side } = decision;
  const rules = rulebookOf(position.options);
  if ('seed' in position) {
    return makeStandpoint(position, side, rules, position.players[side].hand);
  }
  if (position.viewer !== side || position.hand === null) return null;
  return makeStandpoint(position, side, rules, position.hand);
}

/** R11, R16, R92: why this kind cannot be taken now, whatever the cards. */
function whyUntimely(at: Standpoint, rule: AnyRule): Refusal | null {
  const isOfTurn = rule.answers === 'take-action';
  if (isOfTurn && rule.ofScenario !== undefined && !at.rules.furtherActions.includes(rule.kind)) {
    return refuse('rule-not-in-force', { rule: rule.ofScenario });
  }
  const timely = !isOfTurn || at.game.actionsLeft > 0 || rule.isFree(at.rules);
  return timely ? null : refuse('no-action-left');
}

/** The kinds of action that a turn leaves open, with actions left and without: worked out once for each rulebook. */
interface OpenKinds {
  readonly withActions: readonly AnyRule[];
  readonly withoutActions: readonly AnyRule[];
}
const openKinds = new WeakMap<Rulebook, OpenKinds>();

/** The rules that can answer the decision now. */
function timelyRules(at: Standpoint, decision: DecisionKind): readonly AnyRule[] {
  if (decision !== 'take-action') return RULES_ANSWERING[decision];
  let kinds = openKinds.get(at.rules);
  if (kinds === undefined) {
    const inForce = RULES_ANSWERING['take-action'].filter(
      (rule) => rule.ofScenario === undefined || at.rules.furtherActions.includes(rule.kind),
    );
    kinds = {
      withActions: inForce,
      withoutActions: inForce.filter((rule) => rule.isFree(at.rules)),
    };
    openKinds.set(at.rules, kinds);
  }
  return at.game.actionsLeft > 0 ? kinds.withActions : kinds.withoutActions;
}

const NO_KINDS: ReadonlySet<ActionKind> = new Set();

/**
 * Every legal action of the deciding side in a stable order, but for resignation (always legal) and sets too many to
 * list. `leftOut`: kinds that the caller has no use for, and that need not be gone through.
 */
export function legalActions(
  position: Position,
  leftOut: ReadonlySet<ActionKind> = NO_KINDS,
): Action[] {
  const actions: Action[] = [];
  const at = standpointOf(position);
  if (at === null || position.decision === null) return actions;
  for (const rule of timelyRules(at, position.decision.kind)) {
    if (!leftOut.has(rule.kind)) rule.list(at, actions);
  }
  return actions;
}

/** Why the deciding side may not do this, or null if it may. */
export function whyRefused(position: Position, action: Action): Refusal | null {
  if (position.phase === 'over') return refuse('game-over');
  if (action.kind === 'resign') return null;
  const at = standpointOf(position);
  if (at === null || position.decision === null) return refuse('not-your-decision');
  const rule = ruleOf(action.kind);
  if (rule.answers !== position.decision.kind) return refuse('not-what-is-asked');
  const untimely = whyUntimely(at, rule);
  return untimely ?? rule.check(at, action);
}

export const isLegal = (position: Position, action: Action): boolean =>
  whyRefused(position, action) === null;

/** Changes a private copy by a legal action, up to the next decision or automatic step. */
export function advance(next: NextState, action: Action, referee: Referee): void {
  const rule = ruleOf(action.kind);
  const side = actorOf(next, action);
  if (rule.answers === 'take-action' && !rule.isFree(referee.rules)) next.actionsLeft--;
  referee.emit?.({ kind: 'action-taken', side, action });
  rule.apply(next, action, referee);
  noteLifted(next, referee.rules);
}

const actorOf = (next: NextState, action: Action): Side =>
  action.kind === 'resign' ? action.side : (next.decision?.side ?? next.side);

/** Checks an action from anywhere, carries it out, and lets the game go on to the next decision. */
export function applyAction(state: GameState, input: unknown): Result<Step, Refusal> {
  const action = readAction(input);
  if (action === null) return err(refuse('malformed-action'));
  const refusal = whyRefused(state, action);
  if (refusal !== null) return err(refusal);
  const events: GameEvent[] = [];
  const referee = makeReferee(rulebookOf(state.options), (event) => events.push(event));
  const next = copyState(state);
  advance(next, action, referee);
  runAutomaticSteps(next, referee);
  return ok({ state: next, events, revealed: referee.revealed });
}

/** Like `applyAction` for an action known to be legal, without events: for programs that play millions. */
export function playLegal(state: GameState, action: Action): GameState {
  const next = copyState(state);
  const referee = makeReferee(rulebookOf(state.options), null);
  advance(next, action, referee);
  runAutomaticSteps(next, referee);
  return next;
}

/** One legal action, chosen by kind first and then within the kind; every legal action has a chance. Null when the game is over. */
export function randomAction(position: Position, rng: Rng): Action | null {
  const at = standpointOf(position);
  if (at === null || position.decision === null) return null;
  const rules = timelyRules(at, position.decision.kind);
  const order: number[] = [];
  for (let i = 0; i < rules.length; i++) order.push(i);
  const actions: Action[] = [];
  for (let left = rules.length; left > 0; left--) {
    const drawn = rng.below(left);
    const rule = rules[order[drawn]];
    order[drawn] = order[left - 1];
    if (rule.sample !== undefined) {
      const sampled = rule.sample(at, rng);
      if (sampled !== null) return sampled;
      continue;
    }
    rule.list(at, actions);
    if (actions.length > 0) return actions[rng.below(actions.length)];
  }
  return null;
}

/** What a kind of action can still become with what was chosen so far. */
export interface Explanation {
  readonly kind: ActionKind;
  /** Whether it takes none of the turn's actions, by the rules of this game (R92). */
  readonly isFree: boolean;
  /** The legal actions that contain the choice; where they are too many to list, the smallest of them. */
  readonly ways: readonly Action[];
  /** Why there is no way; null if there is one. */
  readonly refusal: Refusal | null;
}

/** For each kind of action that could answer the decision: how it can be completed, or why not. */
export function explain(position: Position, choice: Choice): readonly Explanation[] {
  if (choice.kind === 'resign') return [explainResignation(position)];
  const at = standpointOf(position);
  if (at === null || position.decision === null) {
    const code = position.phase === 'over' ? 'game-over' : 'not-your-decision';
    return choice.kind === null
      ? []
      : [withoutWays(ruleOf(choice.kind), rulebookOf(position.options), refuse(code))];
  }
  const { kind: decision } = position.decision;
  const rules = choice.kind === null ? RULES_ANSWERING[decision] : [ruleOf(choice.kind)];
  return rules.map((rule) => explainKind(at, rule, decision, choice));
}

/** R98: possible at any time, for either side. */
function explainResignation(position: Position): Explanation {
  const isOver = position.phase === 'over';
  return {
    kind: 'resign',
    isFree: true,
    ways: isOver ? [] : SIDES.map((side) => ({ kind: 'resign', side })),
    refusal: isOver ? refuse('game-over') : null,
  };
}

const withoutWays = (rule: AnyRule, rules: Rulebook, refusal: Refusal): Explanation => ({
  kind: rule.kind,
  isFree: rule.isFree(rules),
  ways: [],
  refusal,
});

function explainKind(at: Standpoint, rule: AnyRule, decision: string, choice: Choice): Explanation {
  const { kind } = rule;
  if (rule.answers !== decision) return withoutWays(rule, at.rules, refuse('not-what-is-asked'));
  const untimely = whyUntimely(at, rule);
  if (untimely !== null) return withoutWays(rule, at.rules, untimely);
  const isFree = rule.isFree(at.rules);
  const listed: Action[] = [];
  rule.list(at, listed);
  const ways = listed.filter((action) => containsChoice(at, action, choice));
  if (ways.length > 0) return { kind, isFree, ways, refusal: null };
  const unlisted = rule.complete?.(at, choice) ?? null;
  if (unlisted !== null) return { kind, isFree, ways: [unlisted], refusal: null };
  return withoutWays(rule, at.rules, whyNoWay({ at, rule, listed }, choice));
}

/** Endings that no action brings about (R94, R98). */
export type Conclusion =
  | { readonly ending: 'time'; readonly winner: Side }
  | { readonly ending: (typeof CONCLUDED_ENDINGS)[number] };

/** Ends a game from outside the rules. A game that was stopped after too many turns is scored, the others have no winner. */
export function concludeGame(state: GameState, end: Conclusion): Result<Step, Refusal> {
  if (state.phase === 'over') return err(refuse('game-over'));
  const next = copyState(state);
  const events: GameEvent[] = [];
  const referee = makeReferee(rulebookOf(state.options), (event) => events.push(event));
  finishGame(next, winnerBy(next, end), end.ending, referee);
  return ok({ state: next, events, revealed: true });
}

function winnerBy(game: GameState, end: Conclusion): Side | null {
  if (end.ending === 'time') return end.winner;
  return end.ending === 'adjudicated' ? leaderOf(bySide((side) => totalPoints(game, side))) : null;
}

// The answers that the table gives for a player: where the standing orders say what they want (R101–R108), and the few
// where there is nothing to say. Null: the player is asked.
import {
  CARD_KINDS,
  cardOf,
  createRng,
  legalActions,
  playLegal,
  sampleHiddenState,
  type Action,
  type CardId,
  type Decision,
  type Position,
  type GameState,
  type Side,
} from '@arpents/engine';
import { OVERDUE, type Circumstances } from './default-orders.ts';
import { BEYOND_RANKS, rankIn, type CardGroup, type StandingOrders } from './standing-orders.ts';

type Blocking = {
  readonly kind: 'block-raid' | 'block-ambush';
  readonly card: CardId | null;
};
type GivingUp = Extract<Action, { readonly kind: 'give-up-card' }>;
type Settling = Extract<Action, { readonly kind: 'settle-after-siege' }>;

/**
 * The answer to the pending decision under these orders, or null if the player must be asked; on a state, or on the
 * view of the player who decides. `ask` asks also where one answer is possible: between people an answer that comes
 * by itself would tell that the hand held nothing. A program cannot use that, so against one a single answer is given.
 * Actions of a turn are never taken for a player: ending the turn is where undo stops.
 */
export function automaticAnswer(
  position: Position,
  orders: StandingOrders,
  opponent: Circumstances['opponent'],
): Action | null {
  const { decision } = position;
  if (decision === null || decision.kind === 'take-action') return null;
  const answers = legalActions(position);
  const [only, another] = answers;
  const isSingle = only !== undefined && another === undefined;
  if (isSingle && (opponent === 'computer' || isOpenlyForced(decision, only))) return only;
  return answerByOrders(position, decision, answers, orders);
}

/** The answer when the time for it is over: the orders, with `ask` counting as the default of slow games. */
export function overdueAnswer(position: Position, orders: StandingOrders): Action | null {
  const { decision } = position;
  if (decision === null || decision.kind === 'take-action') return null;
  const answers = legalActions(position);
  const { ambush, ambushLossFrom, convertFrom, raid, settleAfterSurrender, siegeLoss } = orders;
  const settled: StandingOrders = {
    ...orders,
    ambush: ambush === 'ask' ? OVERDUE.ambush : ambush,
    ambushLossFrom: ambushLossFrom === 'ask' ? OVERDUE.ambushLossFrom : ambushLossFrom,
    convertFrom: convertFrom === 'ask' ? OVERDUE.convertFrom : convertFrom,
    raid: raid === 'ask' ? OVERDUE.raid : raid,
    settleAfterSurrender:
      settleAfterSurrender === 'ask' ? OVERDUE.settleAfterSurrender : settleAfterSurrender,
    siegeLoss: siegeLoss === 'ask' ? OVERDUE.siegeLoss : siegeLoss,
  };
  return answerByOrders(position, decision, answers, settled) ?? answers[0] ?? null;
}

/** A single answer that tells nothing by coming at once: siege cards are open (R108), a shown hand shows itself (R103). */
const isOpenlyForced = (decision: Decision, only: Action): boolean =>
  only.kind === 'show-hand' || (decision.kind === 'give-up-card' && decision.cause === 'siege');

function answerByOrders(
  position: Position,
  decision: Decision,
  answers: readonly Action[],
  orders: StandingOrders,
): Action | null {
  switch (decision.kind) {
    case 'block-ambush':
      return answerAmbush(position, answers.filter(isBlocking), orders);
    case 'block-raid':
      return answerRaid(answers.filter(isBlocking), orders);
    case 'give-up-card':
      return chooseLoss(decision.cause, answers.filter(isGivingUp), orders);
    case 'settle-after-siege':
      return decision.surrendered
        ? answerSurrender(decision.side, answers.filter(isSettling), orders)
        : null;
    // No order covers these: the player is asked.
    case 'take-action':
    case 'discard-penalty':
    case 'siege-redraw':
    case 'choose-empire-card':
      return null;
  }
}

const isBlocking = (action: Action): action is Blocking =>
  action.kind === 'block-raid' || action.kind === 'block-ambush';
const isGivingUp = (action: Action): action is GivingUp => action.kind === 'give-up-card';
const isSettling = (action: Action): action is Settling => action.kind === 'settle-after-siege';

/** The item of the lowest rank; the first of equals. */
function lowest<T>(items: readonly T[], rankOf: (item: T) => number): T | null {
  let best: T | null = null;
  let bestRank = Infinity;
  for (const item of items) {
    const rank = rankOf(item);
    if (rank < bestRank) {
      best = item;
      bestRank = rank;
    }
  }
  return best;
}

const notBlocking = (answers: readonly Blocking[]): Blocking | null =>
  answers.find((answer) => answer.card === null) ?? null;

/** R102, R106 */
function chooseBlocker(answers: readonly Blocking[], order: readonly CardGroup[]): Blocking | null {
  return lowest(answers, ({ card }) =>
    card === null ? Infinity : rankIn(order, card, 'blocking'),
  );
}

/** A state to try things on. What the player holds is the same in every one that their view allows. */
const stateOf = (position: Position): GameState =>
  'seed' in position ? position : sampleHiddenState(position, createRng(0));

/** R101, R102 */
function answerAmbush(
  position: Position,
  answers: readonly Blocking[],
  orders: StandingOrders,
): Action | null {
  if (orders.ambush === 'ask') return null;
  const unblocked = notBlocking(answers);
  if (orders.ambush === 'never') return unblocked;
  if (orders.ambush === 'if-something-to-lose' && unblocked !== null) {
    const losses = legalActions(playLegal(stateOf(position), unblocked));
    if (!losses.some(isGivingUp)) return unblocked;
  }
  return chooseBlocker(answers, orders.ambushBlockers) ?? unblocked;
}

/** R106 */
function answerRaid(answers: readonly Blocking[], orders: StandingOrders): Action | null {
  if (orders.raid === 'ask') return null;
  const unblocked = notBlocking(answers);
  if (orders.raid === 'never') return unblocked;
  return chooseBlocker(answers, orders.raidBlockers) ?? unblocked;
}

/** R103: the place outranks the order of cards, and a card in a siege (`ambush-reaches-sieges`) is the last to go. */
function rankOfPlace(wanted: StandingOrders['ambushLossFrom'], from: GivingUp['from']): number {
  if (from === wanted) return 0;
  return from === 'hand' || from === 'reserve' ? 1 : 2;
}

/** R103, R105, R108 */
function chooseLoss(
  cause: Extract<Decision, { readonly kind: 'give-up-card' }>['cause'],
  answers: readonly GivingUp[],
  orders: StandingOrders,
): Action | null {
  switch (cause) {
    case 'ambush':
      if (orders.ambushLossFrom === 'ask') return null;
      return lowest(
        answers,
        ({ card, from }) =>
          rankOfPlace(orders.ambushLossFrom, from) * BEYOND_RANKS +
          rankIn(orders.ambushLosses, card, 'losing'),
      );
    case 'convert':
      if (orders.convertFrom === 'ask') return null;
      return lowest(answers, ({ from }) => rankOfPlace(orders.convertFrom, from));
    case 'siege':
      if (orders.siegeLoss === 'ask') return null;
      return lowest(answers, ({ card }) => rankIn(orders.siegeLosses, card, 'losing'));
  }
}

/** R107 */
function answerSurrender(
  side: Side,
  answers: readonly Settling[],
  orders: StandingOrders,
): Action | null {
  if (orders.settleAfterSurrender === 'ask') return null;
  const settling = answers.filter((answer) => answer.settle);
  const chosen =
    orders.settleAfterSurrender === 'yes'
      ? lowest(settling, ({ card }) => (card === null ? 0 : settlerCost(side, card)))
      : null;
  return chosen ?? answers.find((answer) => !answer.settle) ?? null;
}

/** R107: a location card without coins or military symbol, then other location cards, then Settlers. */
function settlerCost(side: Side, card: CardId): number {
  const location = CARD_KINDS[cardOf(side, card)]?.location ?? null;
  if (location === null) return 2;
  return location.symbols.coins === undefined && location.symbols.military === undefined ? 0 : 1;
}

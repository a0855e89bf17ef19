// How the other player is expected to answer in the middle of a turn: sensibly, at once, and without thinking ahead.
import {
  AMBUSHABLE,
  CARD_FLAGS,
  cardOf,
  legalActions,
  playLegal,
  type Action,
  type CardId,
  type GameState,
  type Side,
} from '@arpents/engine';
import { keepValue } from '../cards.ts';

/** The answer of a player who keeps their best cards: blocks what would hurt, gives up what is missed least. */
export function plainReply(state: GameState): Action {
  const { decision } = state;
  const answers = legalActions(state);
  if (decision === null || answers.length === 0) throw new Error('nothing is to be decided');
  const { side } = decision;
  switch (decision.kind) {
    case 'block-raid':
      return cheapest(state, side, answers.slice(1)) ?? answers[0];
    case 'block-ambush': {
      // Not for cards in a siege, where a rule lets an ambush reach them (R69), though who is asked at a table does block
      // for them: the French, who then expected that, ambushed too seldom and lost by it. Perhaps since nobody judges
      // what it costs to show a blocker, so that an ambush looks worth less than it is.
      const { hand, reserve } = state.players[side];
      const losesAny = [...hand, ...reserve].some((card) => (CARD_FLAGS[card] & AMBUSHABLE) !== 0);
      return (losesAny ? cheapest(state, side, answers.slice(1)) : null) ?? answers[0];
    }
    case 'settle-after-siege':
      return cheapest(state, side, answers.slice(1)) ?? answers[answers.length - 1];
    case 'choose-empire-card':
      return cheapest(state, side, answers, -1) ?? answers[0];
    case 'take-action':
    case 'give-up-card':
    case 'discard-penalty':
    case 'siege-redraw':
      return cheapest(state, side, answers) ?? answers[0];
  }
}

const cardsOf = (action: Action): readonly CardId[] => {
  if ('cards' in action) return action.cards;
  return 'card' in action && action.card !== null ? [action.card] : [];
};

/** The action whose cards are missed least together, or with sign -1 most; null where none names a card. */
function cheapest(
  state: GameState,
  side: Side,
  actions: readonly Action[],
  sign: 1 | -1 = 1,
): Action | null {
  let best: Action | null = null;
  let least = Infinity;
  for (const action of actions) {
    const ids = cardsOf(action);
    if (ids.length === 0) continue;
    let missed = 0;
    for (const id of ids) missed += keepValue(state, side, cardOf(side, id));
    if (sign * missed < least) {
      least = sign * missed;
      best = action;
    }
  }
  return best;
}

/** Carries out an action of `side` and lets the other one answer, until `side` decides again or the turn is over. */
export function playOut(state: GameState, action: Action, side: Side): GameState {
  let next = playLegal(state, action);
  while (next.decision !== null && next.decision.side !== side && next.turn === state.turn) {
    next = playLegal(next, plainReply(next));
  }
  return next;
}

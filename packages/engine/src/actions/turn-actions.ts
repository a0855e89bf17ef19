// Pass, end of turn and resignation (R11, R86, R98).
import type { ActionRule } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { finishGame } from '../turn/finish.ts';
import { opponentOf } from '../vocabulary.ts';

export const pass: ActionRule<'pass'> = {
  kind: 'pass',
  answers: 'take-action',
  isFree: () => false,
  list(_at, actions) {
    actions.push({ kind: 'pass' });
  },
  check: () => null,
  whyNone: () => refuse('no-action-left'),
  apply: () => undefined,
};

export const endTurn: ActionRule<'end-turn'> = {
  kind: 'end-turn',
  answers: 'take-action',
  isFree: () => true,
  list(at, actions) {
    if (at.game.actionsLeft === 0) actions.push({ kind: 'end-turn' });
  },
  check: (at) => (at.game.actionsLeft === 0 ? null : refuse('actions-left')),
  whyNone: () => refuse('actions-left'),
  apply(next, _action, referee) {
    next.phase = 'refill';
    next.decision = null;
    referee.revealed = true;
  },
};

/** Legal for either side at any moment, and therefore in no list. */
export const resign: ActionRule<'resign'> = {
  kind: 'resign',
  answers: 'take-action',
  isFree: () => true,
  list: () => undefined,
  check: () => null,
  whyNone: () => refuse('game-over'),
  apply(next, action, referee) {
    finishGame(next, opponentOf(action.side), 'resignation', referee);
  },
};

// Putting a decision before a player, and going on with the turn afterwards.
import { PLACE_IDS } from '../cards/cards.ts';
import type { Referee } from '../contract.ts';
import type { Decision, NextState } from '../state/state.ts';
import { bySide, type BySide } from '../vocabulary.ts';

export function ask(next: NextState, decision: Decision, referee: Referee): void {
  next.decision = decision;
  referee.emit?.({
    kind: 'decision-asked',
    side: decision.side,
    decision: decision.kind,
    location: 'place' in decision ? PLACE_IDS[decision.place] : null,
  });
}

/** Asks the other side in the course of one's own turn. That cannot be taken back: its answer tells something (R99). */
export function challenge(next: NextState, decision: Decision, referee: Referee): void {
  referee.revealed = true;
  ask(next, decision, referee);
}

const TAKE_ACTION: BySide<Decision> = bySide((side) => ({ kind: 'take-action', side }));

/** Gives the decision back to the player whose turn it is, or lets the turn go on by itself. */
export function resumeTurn(next: NextState): void {
  next.decision = next.phase === 'actions' ? TAKE_ACTION[next.side] : null;
}

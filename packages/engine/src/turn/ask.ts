// Putting a decision before a player, and going on with the turn afterwards.
import { PLACE_IDS } from '../cards/cards.ts';
import type { Table } from '../contract.ts';
import type { Decision, Draft } from '../state/state.ts';
import { bySide, type BySide } from '../vocabulary.ts';

export function ask(draft: Draft, decision: Decision, table: Table): void {
  draft.decision = decision;
  table.emit?.({
    kind: 'decision-asked',
    side: decision.side,
    decision: decision.kind,
    location: 'place' in decision ? PLACE_IDS[decision.place] : null,
  });
}

const TAKE_ACTION: BySide<Decision> = bySide((side) => ({ kind: 'take-action', side }));

/** Gives the decision back to the player whose turn it is, or lets the turn go on by itself. */
export function resumeTurn(draft: Draft): void {
  draft.decision = draft.phase === 'actions' ? TAKE_ACTION[draft.side] : null;
}

// The siege check (R13–R15, R48–R55): what the player about to move has won, one siege after the other.
import { LOSES_GAME_WITH } from '../board/places.ts';
import type { Table } from '../contract.ts';
import { closeSiege, returnableCards, siegeWinner } from '../state/sieges.ts';
import type { Draft } from '../state/state.ts';
import { capturePiece } from '../state/zones.ts';
import { SIDES, opponentOf, type Side } from '../vocabulary.ts';
import { ask } from './ask.ts';
import { finishGame } from './finish.ts';

/** Settles the next siege that the side to move has won; false if there is none. The British siege comes first (R15). */
export function settleNextSiege(draft: Draft, table: Table): boolean {
  for (const siege of SIDES) {
    const open = draft.sieges[siege];
    if (open === null || siegeWinner(siege, open) !== draft.side) continue;
    if (siege === draft.side) attackerWins(draft, siege, open.place, table);
    else giveUpFor(draft, siege, siege, table);
    return true;
  }
  return false;
}

function attackerWins(draft: Draft, siege: Side, place: number, table: Table): void {
  if (LOSES_GAME_WITH[opponentOf(siege)][place]) {
    finishGame(draft, siege, 'capital', table);
    return;
  }
  capturePiece(draft, siege, place, table);
  ask(draft, { kind: 'settle-after-siege', side: siege, place, surrendered: false }, table);
}

/** R50: once the winner has decided about settling, the loser gives up his card. */
export function loserGivesUp(draft: Draft, attacker: Side, table: Table): void {
  giveUpFor(draft, attacker, opponentOf(attacker), table);
}

/** R51: the loser chooses a card, or, with nothing but location cards there, the siege just ends. */
function giveUpFor(draft: Draft, siege: Side, loser: Side, table: Table): void {
  const open = draft.sieges[siege];
  if (open === null) return;
  if (returnableCards(open, loser).length > 0) {
    ask(draft, { kind: 'give-up-card', side: loser, cause: 'siege', siege }, table);
    return;
  }
  closeSiege(draft, siege, loser, null, false, table);
  afterSiege(draft, opponentOf(loser), table);
}

/** The last step of R50; unless it asks something, the siege check looks for the next siege. */
export function afterSiege(draft: Draft, winner: Side, table: Table): void {
  draft.decision = null;
  for (const follows of table.rules.afterSiegeWon) follows(draft, winner, table);
}

// The siege check (R13–R15, R48–R55): what the player about to move has won, one siege after the other.
import { LOSES_GAME_WITH } from '../board/places.ts';
import type { Referee } from '../contract.ts';
import { closeSiege, returnableCards, winnerAtValue } from '../state/sieges.ts';
import type { NextState } from '../state/state.ts';
import { capturePiece } from '../state/pieces.ts';
import { SIDES, opponentOf, type Side } from '../vocabulary.ts';
import { ask } from './ask.ts';
import { finishGame } from './finish.ts';

/** Settles the next siege that the side to move has won; false if there is none. The British siege comes first (R15). */
export function settleNextSiege(next: NextState, referee: Referee): boolean {
  for (const siege of SIDES) {
    const open = next.sieges[siege];
    if (open === null || winnerAtValue(siege, open.value) !== next.side) continue;
    if (siege === next.side) attackerWins(next, siege, open.place, referee);
    else giveUpFor(next, siege, siege, referee);
    return true;
  }
  return false;
}

function attackerWins(next: NextState, siege: Side, place: number, referee: Referee): void {
  if (LOSES_GAME_WITH[opponentOf(siege)][place]) {
    finishGame(next, siege, 'capital', referee);
    return;
  }
  capturePiece(next, siege, place, referee);
  ask(next, { kind: 'settle-after-siege', side: siege, place, surrendered: false }, referee);
}

/** R50: once the winner has decided about settling, the loser gives up a card. */
export function loserGivesUp(next: NextState, attacker: Side, referee: Referee): void {
  giveUpFor(next, attacker, opponentOf(attacker), referee);
}

/** R51: the loser chooses a card, or, with nothing but location cards there, the siege just ends. */
function giveUpFor(next: NextState, siege: Side, loser: Side, referee: Referee): void {
  const open = next.sieges[siege];
  if (open === null) return;
  if (returnableCards(open, loser).length > 0) {
    ask(next, { kind: 'give-up-card', side: loser, cause: 'siege', siege }, referee);
    return;
  }
  closeSiege(next, siege, loser, null, false, referee);
  afterSiege(next, opponentOf(loser), referee);
}

/** The last step of R50; unless it asks something, the siege check looks for the next siege. */
export function afterSiege(next: NextState, winner: Side, referee: Referee): void {
  next.decision = null;
  for (const follows of referee.rules.afterSiegeWon) follows(next, winner, referee);
}

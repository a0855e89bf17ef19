// Withdraw from a siege (R42–R46): the attacker leaves, or the defender surrenders the location.
import { CARD_IDS, cardOf, placeOf, type Card } from '../cards/cards.ts';
import { kindsOf, sorted } from '../cards/card-list.ts';
import { LOSES_GAME_WITH } from '../board/places.ts';
import type { ActionRule } from '../contract.ts';
import { refuse } from '../refusals.ts';
import { closeSiege, returnableCards } from '../state/sieges.ts';
import { capturePiece } from '../state/pieces.ts';
import { finishGame } from '../turn/finish.ts';
import { ask } from '../turn/ask.ts';
import { SIDES } from '../vocabulary.ts';

export const withdraw: ActionRule<'withdraw'> = {
  kind: 'withdraw',
  answers: 'take-action',
  isFree: (rules) => rules.withdrawingIsFree,

  list(at, actions) {
    for (const side of SIDES) {
      const siege = at.game.sieges[side];
      if (siege === null) continue;
      const returnable = kindsOf(sorted(returnableCards(siege, at.side)));
      if (returnable.length === 0) actions.push({ kind: 'withdraw', siege: side, lost: null });
      for (const card of returnable) {
        actions.push({ kind: 'withdraw', siege: side, lost: CARD_IDS[card] });
      }
    }
  },

  check(at, action) {
    const siege = at.game.sieges[action.siege];
    if (siege === null) return refuse('no-siege-to-leave');
    const returnable = returnableCards(siege, at.side);
    if (action.lost === null) {
      return returnable.length === 0 ? null : refuse('must-give-up-a-card');
    }
    const card = cardOf(at.side, action.lost);
    if (card < 0) return refuse('unknown-card');
    return returnable.includes(card) ? null : refuse('card-not-in-siege', { card, ruling: 'R43' });
  },

  whyNone: (at, choice) =>
    choice.location !== null && SIDES.some((side) => at.game.sieges[side] !== null)
      ? refuse('not-besieged', { place: placeOf(choice.location), ruling: 'R42' })
      : refuse('no-siege-to-leave'),

  apply(next, action, referee) {
    const { side } = next;
    const siege = next.sieges[action.siege];
    if (siege === null) return;
    const lost: Card | null = action.lost === null ? null : cardOf(side, action.lost);
    closeSiege(next, action.siege, side, lost, true, referee);
    if (action.siege === side) return;
    // R44, R46: the defender surrenders the location to the attacker.
    const attacker = action.siege;
    if (LOSES_GAME_WITH[side][siege.place]) {
      finishGame(next, attacker, 'capital', referee);
      return;
    }
    capturePiece(next, attacker, siege.place, referee);
    ask(
      next,
      { kind: 'settle-after-siege', side: attacker, place: siege.place, surrendered: true },
      referee,
    );
  },
};

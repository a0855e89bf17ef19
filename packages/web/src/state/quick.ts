// For the quick: a double click chooses and, if only one way is left, does it at once.
import type { CardId, Choice } from '@arpents/engine';
import { prospectsOf } from '../draft/draft.ts';
import type { Choosing } from './choice.ts';
import type { GameStore } from './model.ts';
import { isMyAction } from './seat.ts';
import type { Sending } from './send.ts';

export interface Quick {
  /** The two clicks have chosen this and let it go again; now it is chosen for good. */
  readonly chooseQuickly: (part: Partial<Choice>) => void;
  /** Of two copies both have been chosen by the two clicks. */
  readonly chooseCardQuickly: (card: CardId) => void;
}

export function quickAt(store: GameStore, choosing: Choosing, sending: Sending): Quick {
  const chooseQuickly = (part: Partial<Choice>): void => {
    const { table, draft, showing, isSending } = store.getState();
    const view = table?.view ?? null;
    if (view === null || showing !== null || isSending || !isMyAction(view)) return;
    const wished = { ...draft, ...part };
    const { only } = prospectsOf(view, wished);
    if (only === null) choosing.chooseDraft(wished);
    else sending.act(only);
  };
  return {
    chooseQuickly,
    chooseCardQuickly: (card) => {
      const { cards } = store.getState().draft;
      chooseQuickly({ cards: cards.includes(card) ? cards : [...cards, card] });
    },
  };
}

// For the quick: a double click chooses and, if only one way is left, does it at once.
import type { CardId } from '@arpents/engine';
import { prospectsOf, type ActionDraft } from '../draft/draft.ts';
import { act, chooseDraft, useGame } from './game.ts';

/** The two clicks have chosen this and let it go again; now it is chosen for good. */
export function chooseQuickly(part: Partial<ActionDraft>): void {
  const { table, draft, viewer, showing, isSending } = useGame.getState();
  const view = table?.view ?? null;
  if (view === null || showing !== null || isSending) return;
  if (view.decision?.kind !== 'take-action' || view.decision.side !== viewer) return;
  const wished = { ...draft, ...part };
  const [only, ...others] = prospectsOf(view, wished).ways.filter(
    ({ kind }) => kind !== 'end-turn',
  );
  if (only !== undefined && others.length === 0) act(only);
  else chooseDraft(wished);
}

/** Of two copies both have been chosen by the two clicks. */
export function chooseCardQuickly(card: CardId): void {
  const { cards } = useGame.getState().draft;
  chooseQuickly({ cards: cards.includes(card) ? cards : [...cards, card] });
}

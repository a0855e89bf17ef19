// What to do next while the choice is not complete, beside the button that will carry it out.
import { mostToDiscard, rulebookOf, type PlayerView } from '@arpents/engine';
import type { ReactElement } from 'react';
import type { Prospects } from '../draft/draft.ts';
import type { Showing } from '../draft/offer.ts';
import { seatOf } from '../state/seat.ts';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export interface NextStepProps {
  readonly view: PlayerView;
  readonly prospects: Prospects;
  readonly showing: Showing;
}

export function NextStep({ view, prospects, showing }: NextStepProps): ReactElement | null {
  const { t } = useText();
  switch (showing) {
    case 'nothing':
      return <p className="hint">{t(hintFor(view, prospects))}</p>;
    case 'go-on':
      return <p className="hint">{t('actions.go-on', { count: prospects.offers.length })}</p>;
    case 'hand':
      return <FromHand view={view} />;
    default:
      return null;
  }
}

/** With the last action taken, all that is left is to end the turn. */
function hintFor(
  view: PlayerView,
  { offers }: Prospects,
): 'actions.hint' | 'actions.hint.last' | 'actions.hint.free' {
  if (view.actionsLeft > 0) return 'actions.hint';
  return offers.length > 0 ? 'actions.hint.free' : 'actions.hint.last';
}

/** Cards are to be chosen in the hand; what for, and what it costs. */
function FromHand({ view }: { readonly view: PlayerView }): ReactElement {
  const { t } = useText();
  const kind = useGame((game) => game.draft.kind);
  if (kind === 'governor' || kind === 'reserve') {
    return <p className="hint">{t(`actions.hint.${kind}`)}</p>;
  }
  const money = rulebookOf(view.options).discardFee;
  const isFree = money === 0 || mostToDiscard(view, seatOf(view)) <= 1;
  return (
    <p className="hint">
      {isFree ? t('actions.hint.discard.free') : t('actions.hint.discard', { money })}
    </p>
  );
}

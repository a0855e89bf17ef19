// Where everything is carried out: what is chosen, what will come of it, one button that does it, and End turn.
// Its buttons never move, whatever is chosen or opened elsewhere.
import type { Action, Choice, PlayerView } from '@arpents/engine';
import { describeAction, describeActionBriefly } from '@arpents/messages';
import { Suspense, lazy, useState, type ReactElement } from 'react';
import { isEmptyDraft, type Prospects } from '../draft/draft.ts';
import { loadLater } from '../parts/load-later.ts';
import { isMyAction, isMyDecision, seatOf } from '../state/seat.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { placeOfAction } from './action-place.ts';
import { EndsInSight } from './ends-in-sight.tsx';
import { ForeseenLines } from './foreseen-lines.tsx';
import { NextStep } from './next-step.tsx';
import { UndoButton, UndoRefused, useWhyNoUndo } from './undo-button.tsx';
import { useEndByItself } from './use-end-by-itself.ts';
import type { OfferShown } from './use-offer.ts';
// A style sheet that could not be fetched with its part would not be asked for again: it comes with the dock.
import './at-rest.css';
import './choosing.css';

/** Nobody needs it before the table itself. */
const AtRest = lazy(async () => ({
  default: (await loadLater(() => import('./at-rest.tsx'), 'coach')).AtRest,
}));

export interface DockProps {
  readonly view: PlayerView;
  readonly draft: Choice;
  readonly prospects: Prospects;
  readonly offer: OfferShown;
  /** Does it, or asks about it first where it is harmful. */
  readonly carryOut: (action: Action) => void;
}

export function Dock({ view, draft, prospects, offer, carryOut }: DockProps): ReactElement {
  const { t, locale } = useText();
  const { clearDraft } = useTable();
  const hasPicked = useGame((game) => game.picked !== null);
  const isSending = useGame((game) => game.isSending);
  const showing = useGame((game) => game.showing);
  const side = seatOf(view);
  const { ready, told } = offer;
  const isOwn = isMyDecision(view) && showing === null;
  const whyNoUndo = useWhyNoUndo(isOwn);
  const [asksUndo, setAsksUndo] = useState(false);
  const canEnd = isOwn && isMyAction(view) && view.actionsLeft === 0 && !isSending;
  const isEnding = useEndByItself(view, canEnd, () => {
    carryOut({ kind: 'end-turn' });
  });
  const canConfirm = ready !== null && !isSending;
  const label =
    ready === null
      ? t(isOwn ? (isEmptyDraft(draft) ? 'dock.nothing' : 'dock.choose') : 'dock.not-your-turn')
      : describeActionBriefly(ready, side, locale, placeOfAction(view, ready));
  // Said in full where the button says less.
  const title = ready === null ? null : describeAction(ready, side, locale);
  return (
    <section className="dock" aria-label={t('dock.label')}>
      <div className="dock-told" aria-live="polite">
        {asksUndo && whyNoUndo !== null && (
          <UndoRefused
            whyNot={whyNoUndo}
            onDone={() => {
              setAsksUndo(false);
            }}
          />
        )}
        {ready === null ? (
          <>
            {isOwn && isMyAction(view) && (
              <NextStep view={view} prospects={prospects} showing={offer.showing} />
            )}
            <EndsInSight view={view} />
            {isEmptyDraft(draft) && (
              <Suspense>
                <AtRest view={view} />
              </Suspense>
            )}
          </>
        ) : (
          <>
            {title !== label && <p className="dock-title">{title}</p>}
            {told !== null && <ForeseenLines view={view} told={told} action={ready} />}
          </>
        )}
        {isEnding && <p className="hint">{t('dock.end-by-itself')}</p>}
      </div>
      <div className="dock-buttons">
        <button
          type="button"
          className="primary dock-confirm"
          data-testid="confirm"
          aria-disabled={!canConfirm}
          onClick={() => {
            if (canConfirm) carryOut(ready);
          }}
        >
          {label}
        </button>
        <button
          type="button"
          className="quiet dock-clear"
          aria-disabled={isEmptyDraft(draft) && !hasPicked}
          onClick={clearDraft}
        >
          {t('dock.clear')}
        </button>
        <UndoButton
          whyNot={whyNoUndo}
          onAsk={() => {
            setAsksUndo(!asksUndo);
          }}
        />
        <button
          type="button"
          className={`dock-end ${canEnd && ready === null ? 'due' : ''} ${isEnding ? 'ending' : ''}`}
          data-testid="end-turn"
          aria-disabled={!canEnd}
          data-note={
            isOwn && isMyAction(view) && view.actionsLeft > 0
              ? t('dock.end-turn.why', { count: view.actionsLeft })
              : undefined
          }
          onClick={() => {
            if (canEnd) carryOut({ kind: 'end-turn' });
          }}
        >
          {t('actions.end-turn')}
        </button>
      </div>
    </section>
  );
}

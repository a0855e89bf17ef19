// Decisions besides the actions of a turn: what is asked, and every answer to choose from. The map stays in sight.
import type { Action, PlayerView } from '@arpents/engine';
import { describeAction } from '@arpents/messages';
import { useEffect, useRef, type ReactElement } from 'react';
import { PenaltyGallery } from '../choosing/penalty-gallery.tsx';
import { WayList } from '../choosing/way-list.tsx';
import type { Offer } from '../draft/offer.ts';
import { Blocking } from '../orders/blocking.tsx';
import { seatOf } from '../state/seat.ts';
import { askText } from '../text/ask-text.ts';
import { useText } from '../text/use-text.ts';

export interface DecisionPanelProps {
  readonly view: PlayerView;
  /** What the server is about to answer for the player; then they are told, not asked. */
  readonly coming: Action | null;
  readonly offer: Pick<Offer, 'ways' | 'ready'>;
  /** Whether the answer is to be given by itself from now on. */
  readonly isAlways: boolean;
  readonly onAlways: (isAlways: boolean) => void;
}

export function DecisionPanel(props: DecisionPanelProps): ReactElement | null {
  const { view, coming, offer } = props;
  const { t, locale } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { decision } = view;
  useEffect(() => {
    heading.current?.focus();
  }, [decision]);
  if (decision === null) return null;
  const question = askText(view, locale);
  return (
    <section className="decision" aria-label={t('decision.label')} data-testid="decision">
      <h2 tabIndex={-1} ref={heading}>
        {question}
      </h2>
      {coming === null ? (
        <>
          {decision.kind === 'discard-penalty' ? (
            <PenaltyGallery view={view} count={decision.count} offer={offer} label={question} />
          ) : (
            <WayList view={view} offer={offer} label={question} tellsAll />
          )}
          <Blocking kind={decision.kind} isAlways={props.isAlways} onAlways={props.onAlways} />
        </>
      ) : (
        <div className="coming" data-testid="coming">
          <p>{t(offer.ways.length === 1 ? 'decision.only' : 'decision.by-orders')}</p>
          <p>
            <strong>{describeAction(coming, seatOf(view), locale)}</strong>
          </p>
        </div>
      )}
    </section>
  );
}

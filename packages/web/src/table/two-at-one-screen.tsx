// Two people at one screen: whoever has to decide looks at it, and a curtain hides the hand of each from the other.
import { HAND_SIZE, opponentOf, type PlayerView, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { CardBacks } from '../cards/card-back.tsx';
import { Check } from '../parts/check.tsx';
import { shareScreen, useOneScreen } from '../state/one-screen.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import './one-screen.css';

export function TwoAtOneScreen({
  view,
  children,
}: {
  readonly view: PlayerView;
  /** The table, as the one who looks sees it. */
  readonly children: ReactNode;
}): ReactNode {
  const { sitDown } = useTable();
  const { isOpen, isTurned } = useOneScreen();
  const decider = view.decision?.side ?? null;
  const next = decider === view.viewer ? null : decider;
  const isRound = isTurned && (next ?? view.viewer) === 'french';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-turned', isRound);
    return () => {
      document.documentElement.removeAttribute('data-turned');
    };
  }, [isRound]);
  useEffect(() => {
    if (isOpen && next !== null) void sitDown(next);
  }, [isOpen, next, sitDown]);
  if (next === null) return children;
  return isOpen ? null : <Curtain side={next} hasLooked={view.viewer !== 'spectator'} />;
}

function Curtain({
  side,
  hasLooked,
}: {
  readonly side: Side;
  /** Whether the other one has had their cards before them. */
  readonly hasLooked: boolean;
}): ReactElement {
  const { t, locale } = useText();
  const { sitDown } = useTable();
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ready.current?.focus();
  }, [side]);
  return (
    <main className={`curtain ${side}`} data-testid="curtain">
      <div className="curtain-sheet">
        <CardBacks side={side} count={HAND_SIZE} className="fan-of-backs" />
        <h1>
          {hasLooked && (
            <small>{t('curtain.away', { side: viewerName(opponentOf(side), locale) })} </small>
          )}
          {t('curtain.ready', { side: viewerName(side, locale) })}
        </h1>
        <button
          ref={ready}
          type="button"
          className="primary large"
          data-testid="ready"
          onClick={() => {
            void sitDown(side);
          }}
        >
          {t('curtain.show')}
        </button>
        <ScreenShared />
      </div>
    </main>
  );
}

/** Curtain or open table, side by side or opposite. */
export function ScreenShared(): ReactElement {
  const { t } = useText();
  const { isOpen, isTurned } = useOneScreen();
  return (
    <div className="screen-shared">
      <Check
        label={t('curtain.open')}
        about="curtain.open"
        isChecked={isOpen}
        onCheck={(checked) => {
          shareScreen({ isOpen: checked });
        }}
      />
      <Check
        label={t('curtain.turn')}
        about="curtain.turn"
        isChecked={isTurned}
        onCheck={(checked) => {
          shareScreen({ isTurned: checked });
        }}
      />
    </div>
  );
}

// The phone's strip above the hand: what one must know in every choice, whatever else is open: money, points of both,
// sieges, actions left, the clock.
import { SIDES, opponentOf, totalPoints, type BySide, type PlayerView } from '@arpents/engine';
import { signed, viewerName } from '@arpents/messages';
import { memo, type ReactElement, type ReactNode } from 'react';
import { ARMS, Icon } from '../parts/icon.tsx';
import { PieceOnMap } from '../map/piece.tsx';
import { SwordsIcon } from '../map/siege-mark.tsx';
import { seatOf } from '../state/seat.ts';
import { useText } from '../text/use-text.ts';
import './status-strip.css';

export interface StatusStripProps {
  readonly view: PlayerView;
  /** What the clocks show; null: the game has none. */
  readonly clocks: BySide<string | null>;
}

export const StatusStrip = memo(function StatusStrip(props: StatusStripProps): ReactElement {
  const { view, clocks } = props;
  const { t, locale } = useText();
  const own = seatOf(view);
  return (
    <div className="status-strip" role="group" aria-label={t('strip.label')} data-testid="strip">
      <Figure said={t('player.money')}>
        <span className="coin" data-figure="money">
          {view.players[own].money}
        </span>
      </Figure>
      {[own, opponentOf(own)].map((side) => (
        <Figure
          key={side}
          said={t('strip.points', { side: viewerName(side, locale) })}
          name={`points ${side}`}
        >
          <svg viewBox="-16 -15 30 30" className="strip-piece" aria-hidden="true">
            <PieceOnMap
              place={{ owner: side, piece: 'village', fortified: false, settler: false }}
            />
          </svg>
          <span className="strip-two">
            {totalPoints(view, side)}
            <Clock clock={clocks[side]} isRunning={view.decision?.side === side} />
          </span>
        </Figure>
      ))}
      {SIDES.map((side) => {
        const siege = view.sieges[side];
        return (
          siege !== null && (
            <Figure
              key={side}
              said={t('strip.siege', { side: viewerName(side, locale) })}
              name={`siege ${side}`}
            >
              <Icon name={ARMS[side]} />
              <SwordsIcon />
              {signed(siege.value)}
            </Figure>
          )
        );
      })}
      {view.outcome === null && view.phase === 'actions' && (
        <Figure said={t('strip.actions')} name={`actions ${view.side}`}>
          <Icon name="hourglass" />
          {view.actionsLeft}
        </Figure>
      )}
    </div>
  );
});

function Figure({
  said,
  name = '',
  children,
}: {
  readonly said: string;
  readonly name?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span className={`strip-figure ${name}`} tabIndex={0}>
      <span className="said">{said}</span>
      {children}
    </span>
  );
}

/** Under the points of its side: there is no room for both beside them. */
function Clock({
  clock,
  isRunning,
}: {
  readonly clock: string | null;
  readonly isRunning: boolean;
}): ReactElement | null {
  const { t } = useText();
  if (clock === null) return null;
  return (
    <small className={`strip-clock ${isRunning ? 'running' : ''}`}>
      <span className="said">{t('player.clock')} </span>
      {clock}
    </small>
  );
}

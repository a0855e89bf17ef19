// The line of a game as it is drawn: turns, sieges and marks, over the whole width of what it lies in.
import { describeEvent, locationName } from '@arpents/messages';
import { memo, type CSSProperties, type ReactElement } from 'react';
import { turnName } from '../text/turn-name.ts';
import { useText } from '../text/use-text.ts';
import type { Timeline } from './timeline.ts';
import './timeline.css';

const HEIGHT = 20;
const BAND = 4;
/** A turn; the British ones lie a step above the French, so that colour is not all that tells them apart. */
const TURN = { height: 6, top: { british: 5, french: 9 } };

export const TimelineDrawing = memo(function TimelineDrawing({
  timeline,
}: {
  readonly timeline: Timeline;
}): ReactElement {
  const { t, locale } = useText();
  const { turns, sieges, marks } = timeline;
  const last = Math.max(1, timeline.length - 1);
  return (
    <>
      <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {turns.map(({ turn, side, from, to }) => (
          <rect
            key={turn}
            className={`timeline-turn ${side}`}
            x={Math.max(0, from - 1)}
            y={TURN.top[side]}
            width={Math.max(0.2, to - Math.max(0, from - 1))}
            height={TURN.height}
          >
            <title>{turnName(turn, side, locale)}</title>
          </rect>
        ))}
        {sieges.map(({ side, location, from, to }) => (
          <rect
            key={`${side}${from}`}
            className={`timeline-siege ${side}`}
            x={from}
            y={side === 'british' ? 0 : HEIGHT - BAND}
            width={Math.max(0.4, to - from)}
            height={BAND}
          >
            <title>{t('history.siege', { place: locationName(location, locale) })}</title>
          </rect>
        ))}
      </svg>
      {marks.map(({ at, great }) => (
        <span
          key={at}
          className={`timeline-mark ${great.against}`}
          title={describeEvent(great.event, locale)}
          style={{ '--at': at / last } as CSSProperties}
        />
      ))}
    </>
  );
});

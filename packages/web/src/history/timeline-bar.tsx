// The game along a line below the map: turns in the colours of their sides, sieges as bands, great events as marks. It is
// dragged along, clicked at, or stepped through.
import {
  memo,
  useMemo,
  useRef,
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { momentText } from './moment-text.ts';
import { indexOf } from './past-model.ts';
import { usePast, usePastModel } from './past.ts';
import { TimelineDrawing } from './timeline-drawing.tsx';
import { timelineOf, type Timeline } from './timeline.ts';

export const TimelineBar = memo(function TimelineBar(): ReactElement {
  const { t } = useText();
  const { course, step } = usePast();
  // Told anew by the log alone: whatever is chosen in the hand is nothing to it.
  useGame((game) => game.entries);
  useGame(({ table }) => (table?.view?.outcome ?? null) !== null);
  const { moments } = course();
  const timeline = useMemo(() => timelineOf(moments), [moments]);
  return (
    <section className="timeline" aria-label={t('history.label')}>
      <button
        type="button"
        className="timeline-step"
        aria-label={t('history.back')}
        data-testid="step-back"
        onClick={() => {
          step(-1);
        }}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <Track timeline={timeline} />
      <button
        type="button"
        className="timeline-step"
        aria-label={t('history.on')}
        data-testid="step-on"
        onClick={() => {
          step(1);
        }}
      >
        <span aria-hidden="true">›</span>
      </button>
    </section>
  );
});

function Track({ timeline }: { readonly timeline: Timeline }): ReactElement {
  const { t, locale } = useText();
  const { course, goToIndex } = usePast();
  const at = usePastModel((past) => past.at);
  const all = course();
  const index = indexOf(all, at);
  const moment = at === null ? null : (all.moments[index] ?? null);
  const last = Math.max(1, timeline.length - 1);
  const text = moment === null ? t('history.present') : momentText(moment, locale);
  const frame = useRef(0);
  const drag = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / Math.max(1, width);
    // Once for every picture, however often the pointer is heard of.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      goToIndex(Math.round(Math.min(1, Math.max(0, share)) * last));
    });
  };
  return (
    <div
      className={`timeline-track ${moment === null ? '' : 'past'}`}
      role="slider"
      tabIndex={0}
      aria-label={t('history.label')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Math.min(index, last)}
      aria-valuetext={text}
      data-testid="timeline"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
    >
      <TimelineDrawing timeline={timeline} />
      <span
        className="timeline-here"
        style={{ '--at': Math.min(index, last) / last } as CSSProperties}
      />
    </div>
  );
}

// The graph of a game: how likely the British were to win after every turn, with what was found marked on it; beneath it
// the points of both sides; and the line of the game as its axis.
import type { Mark, TurnAnalysis, TurnOverview, TurningPoint } from '@arpents/bots';
import { SIDES, type Course } from '@arpents/engine';
import { describeMark, viewerName } from '@arpents/messages';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import { TimelineDrawing } from '../history/timeline-drawing.tsx';
import { timelineOf } from '../history/timeline.ts';
import type { Moment } from '../history/moments.ts';
import { turnName } from '../text/turn-name.ts';
import { useText } from '../text/use-text.ts';
import { chancePoints, pathThrough, pointsLine, turnNear } from './chance-curve.ts';

const WIDTH = 1000;
const HEIGHT = 200;
const POINTS_HEIGHT = 70;

const SHOWN_MARKS: readonly Mark[] = ['mistake', 'blunder'];

export function ChanceGraph({
  course,
  overview,
  turns,
  moments,
  turningPoints,
  onTurn,
}: {
  readonly course: Course;
  readonly overview: readonly TurnOverview[];
  readonly turns: readonly TurnAnalysis[];
  readonly moments: readonly Moment[];
  readonly turningPoints: readonly TurningPoint[];
  readonly onTurn: (turn: TurnOverview) => void;
}): ReactElement {
  const { t, locale } = useText();
  const length = course.steps.length;
  const points = useMemo(() => chancePoints(overview, length), [overview, length]);
  const timeline = useMemo(() => timelineOf(moments), [moments]);
  const curve = pathThrough(points, WIDTH, HEIGHT);
  const marked = turns.filter(({ mark }) => SHOWN_MARKS.includes(mark));
  const last = points.at(-1);
  return (
    <figure className="chances leaf" data-testid="chances">
      <figcaption>{t('review.chances')}</figcaption>
      <div
        className="chances-plot"
        role="img"
        aria-label={t('review.chances.said', {
          side: viewerName('british', locale),
          chances: overview.map(({ chances }) => Math.round(chances.british)).join(', '),
        })}
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const near = turnNear(points, (clientX - left) / Math.max(1, width));
          if (near !== null) onTurn(near.turn);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className="chances-french" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
          {last !== undefined && (
            <path className="chances-british" d={`${curve}L${last.x * WIDTH} ${HEIGHT}H0Z`} />
          )}
          <path className="chances-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="chances-line" d={curve} />
        </svg>
        <span className="chances-side french" aria-hidden="true">
          {viewerName('french', locale)}
        </span>
        <span className="chances-side british" aria-hidden="true">
          {viewerName('british', locale)}
        </span>
        {marked.map(({ turn, to, chances, mark, side }) => (
          <span
            key={turn}
            className={`chances-mark ${mark} ${side}`}
            title={t('labelled', {
              name: turnName(turn, side, locale),
              value: describeMark(mark, locale),
            })}
            style={place(to / Math.max(1, length), 1 - chances.british / 100)}
          />
        ))}
        {turningPoints.map(({ step, turn }, i) => {
          const at = overview.find((one) => one.turn === turn);
          return (
            <span
              key={`${step}${i}`}
              className="chances-turning"
              style={place(
                (at?.to ?? step) / Math.max(1, length),
                1 - (at?.chances.british ?? 50) / 100,
              )}
            >
              {i + 1}
            </span>
          );
        })}
      </div>
      <div className="chances-axis">
        <TimelineDrawing timeline={timeline} />
      </div>
      <svg
        className="chances-points"
        viewBox={`0 0 ${WIDTH} ${POINTS_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('result.course')}
      >
        {SIDES.map((side) => (
          <path
            key={side}
            className={`points-line ${side}`}
            d={pathThrough(pointsLine(overview, side, length), WIDTH, POINTS_HEIGHT)}
          />
        ))}
      </svg>
      <p className="hint">{t('review.points')}</p>
      {turns.length > 0 && (
        <p className="chances-legend">
          {SHOWN_MARKS.map((mark) => (
            <span key={mark}>
              <i className={`chances-mark ${mark}`} />
              {describeMark(mark, locale)}
            </span>
          ))}
          {turningPoints.length > 0 && (
            <span>
              <i className="chances-turning">1</i>
              {t('review.turning')}
            </span>
          )}
        </p>
      )}
    </figure>
  );
}

const place = (x: number, y: number): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

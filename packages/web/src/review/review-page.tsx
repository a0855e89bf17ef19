// The review of a game that is over: its graph at once, and in depth what was luck and what was whose own doing.
import { useMemo, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { momentsOf } from '../history/moments.ts';
import { Figure } from '../house/figure.tsx';
import { Sheet } from '../house/sheet.tsx';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { pathOfGame } from '../parts/paths.ts';
import { logOfCourse } from '../records/course-log.ts';
import { useText } from '../text/use-text.ts';
import { BothSides } from './both-sides.tsx';
import { chancePoints, hasCourse } from './chance-curve.ts';
import { ChanceGraph } from './chance-graph.tsx';
import { pathOfMoment } from './moment-path.ts';
import { TurningPoints } from './turning-points.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useGameCourse, type GameReplayed } from './use-game-course.ts';
import './review.css';

/** To be mounted anew for each game. */
export function ReviewPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useText();
  const game = useGameCourse(id);
  return (
    <Sheet title={t('review.title')} place="tadoussac" className="review">
      {game === null ? (
        <p role="status">{t('table.loading')}</p>
      ) : 'code' in game ? (
        <FailureLine failure={game} />
      ) : (
        <Review id={id} game={game} />
      )}
      <p className="buttons">
        <Link href={pathOfGame(id)} className="button">
          {t('review.to-table')}
        </Link>
      </p>
    </Sheet>
  );
}

function Review({ id, game }: { readonly id: string; readonly game: GameReplayed }): ReactElement {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const { course, digest, summary, mySide } = game;
  const shown = useAnalysis(course, digest);
  const { overview, turns, analysis } = shown;
  const moments = useMemo(() => {
    const first = course.steps[0]?.state ?? course.end;
    return momentsOf(logOfCourse(course), first);
  }, [course]);
  const { british, french } = summary.seats;
  return (
    <>
      <p>
        {t('review.who', {
          british: nameOfSeat(british, t, locale),
          french: nameOfSeat(french, t, locale),
          count: overview.length,
        })}
      </p>
      {hasCourse(chancePoints(overview, course.steps.length)) ? (
        <ChanceGraph
          course={course}
          overview={overview}
          turns={turns}
          moments={moments}
          turningPoints={analysis?.turningPoints ?? []}
          onTurn={({ to }) => {
            const moment = moments[Math.min(to, moments.length - 1)];
            if (moment !== undefined) go(pathOfMoment(id, moment, mySide ?? 'open'));
          }}
        />
      ) : (
        <p className="hint">{t('review.chances.none')}</p>
      )}
      {analysis === null ? (
        <Progress {...shown} />
      ) : (
        <>
          <BothSides
            analysis={analysis}
            winner={course.end.outcome?.winner ?? null}
            mySide={mySide}
          />
          <TurningPoints game={id} course={course} analysis={analysis} moments={moments} />
        </>
      )}
    </>
  );
}

function Progress({
  overview,
  turns,
  isRunning,
  hasFailed,
  start,
  stop,
}: ReturnType<typeof useAnalysis>): ReactElement {
  const { t } = useText();
  const words = { count: turns.length, total: overview.length };
  return (
    <section className="review-progress leaf" aria-label={t('review.depth')}>
      <Figure emblem="intendant" wash="neutral" />
      <p className="buttons">
        <button
          type="button"
          className={isRunning ? '' : 'primary'}
          data-testid="analyse"
          onClick={isRunning ? stop : start}
        >
          {t(isRunning ? 'review.stop' : turns.length > 0 ? 'review.resume' : 'review.start')}
        </button>
      </p>
      {(isRunning || turns.length > 0) && (
        <>
          <progress max={overview.length} value={turns.length} aria-label={t('review.depth')} />
          <p role="status">{t('review.progress', words)}</p>
        </>
      )}
      {!isRunning && <p className="hint">{t('review.what')}</p>}
      {hasFailed && (
        <p className="failure" role="alert">
          {t('review.failed')}
        </p>
      )}
    </section>
  );
}

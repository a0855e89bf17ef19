// The end of a game: a sheet of the atlas with the winner's arms, how it went, the points, and what to do next.
import { causesOfEnd, type PlayerView } from '@arpents/engine';
import { describeOutcome, viewerName } from '@arpents/messages';
import type { GameSummary, LogEntry } from '@arpents/protocol';
import { Suspense, lazy, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Verify } from '../fair/verify.tsx';
import { NextGame } from '../lobby/other-games.tsx';
import { ratedKey } from '../lobby/rated.ts';
import { isLessonTable } from '../local/lesson-table-id.ts';
import { isLocalId } from '../local/local-id.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { loadAgain } from '../parts/load-again.ts';
import { PATHS, pathOfGame, pathOfReview } from '../parts/paths.ts';
import { isOpenedId } from '../records/opened-id.ts';
import { ChancesComing } from '../review/chances-coming.tsx';
import { loggedTurns, type TurnNow } from '../story/turns.ts';
import { useText } from '../text/use-text.ts';
import { Course } from './course.tsx';
import { Medal } from './medal.tsx';
import { RatingChanges } from './rating-changes.tsx';
import { RecordLink } from './record-link.tsx';
import { Rematch } from './rematch.tsx';
import { ScoreTable } from './score-table.tsx';
import './result.css';

/** What analyses is fetched when there is something to analyse. */
const ResultChances = lazy(async () => ({
  default: (await loadAgain(() => import('../review/result-chances.tsx'))).ResultChances,
}));

export function ResultPanel({
  view,
  summary,
  entries,
  now,
}: {
  readonly view: PlayerView;
  readonly summary: GameSummary | null;
  readonly entries: readonly LogEntry[];
  readonly now: TurnNow;
}): ReactElement | null {
  const { t, locale } = useText();
  const panel = useRef<HTMLElement>(null);
  // What was scrolled there before must not hide who won.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  const turns = useMemo(
    () => loggedTurns(entries, view.viewer, 'all', now),
    [entries, view.viewer, now],
  );
  if (view.outcome === null) return null;
  // The table of a lesson is gone when the page is left: nothing leads back to it.
  const kept = summary !== null && isLessonTable(summary.id) ? null : summary;
  const title =
    view.outcome.winner === null || view.viewer === 'spectator'
      ? t('result.over')
      : t(view.outcome.winner === view.viewer ? 'result.won' : 'result.lost');
  return (
    <section ref={panel} className="result" data-testid="result" aria-label={t('result.label')}>
      <Medal winner={view.outcome.winner} />
      <div className="result-story">
        <h2>{title}</h2>
        <p>{describeOutcome(view.outcome, locale)}</p>
        {summary?.uncounted && <p className="hint">{t(ratedKey(summary))}</p>}
        {summary?.ratingChange && (
          <RatingChanges seats={summary.seats} changes={summary.ratingChange} />
        )}
        {causesOfEnd(view).map((cause) => (
          <p key={cause}>{t(`result.because.${cause}`, { side: viewerName(view.side, locale) })}</p>
        ))}
        {view.viewer !== 'spectator' && kept !== null && (
          <Rematch summary={kept} side={view.viewer} />
        )}
        <div className="buttons">
          {kept !== null && (
            <Link href={pathOfReview(kept.id)} className="button" data-testid="review">
              {t('review.go')}
            </Link>
          )}
          {kept !== null && <NextGame onTable={kept.id} />}
          <Link href={PATHS.home} className="button">
            {t('result.home')}
          </Link>
          <Link href={PATHS.lobby} className="button">
            {t('result.new')}
          </Link>
          {/* The link of a private game leads nobody but its players anywhere. */}
          {kept?.visibility === 'watchable' && (
            <span className="result-share">
              <CopyButton
                text={`${location.origin}${pathOfGame(kept.id)}`}
                label={t('result.share')}
              />
            </span>
          )}
          {kept !== null && !isOpenedId(kept.id) && <RecordLink game={kept.id} />}
          {kept !== null && !isLocalId(kept.id) && !isOpenedId(kept.id) && (
            <Verify game={kept.id} />
          )}
        </div>
      </div>
      <ScoreTable view={view} />
      <div className="result-course">
        <Course turns={turns} />
        {summary !== null && (
          <Suspense fallback={<ChancesComing />}>
            <ResultChances game={summary.id} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

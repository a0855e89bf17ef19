// The end of a game: a sheet of the atlas with the winner's arms, how it went, the points, and what to do next.
import { causesOfEnd, type PlayerView } from '@arpents/engine';
import { describeOutcome, viewerName } from '@arpents/messages';
import type { GameSummary, LogEntry } from '@arpents/protocol';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Verify } from '../fair/verify.tsx';
import { ratedKey } from '../lobby/rated.ts';
import { isLocalId } from '../local/local-game.ts';
import { PATHS } from '../parts/paths.ts';
import { loggedTurns, type TurnNow } from '../story/turns.ts';
import { useText } from '../text/use-text.ts';
import { Course } from './course.tsx';
import { Medal } from './medal.tsx';
import { RecordLink } from './record-link.tsx';
import { Rematch } from './rematch.tsx';
import { ScoreTable } from './score-table.tsx';
import './result.css';

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
        {causesOfEnd(view).map((cause) => (
          <p key={cause}>{t(`result.because.${cause}`, { side: viewerName(view.side, locale) })}</p>
        ))}
        {view.viewer !== 'spectator' && summary !== null && (
          <Rematch summary={summary} side={view.viewer} />
        )}
        <div className="buttons">
          <Link href={PATHS.home} className="button">
            {t('result.home')}
          </Link>
          <Link href={PATHS.lobby} className="button">
            {t('result.new')}
          </Link>
          {summary !== null && <RecordLink game={summary.id} />}
          {summary !== null && !isLocalId(summary.id) && <Verify game={summary.id} />}
        </div>
      </div>
      <ScoreTable view={view} />
      <Course turns={turns} />
    </section>
  );
}

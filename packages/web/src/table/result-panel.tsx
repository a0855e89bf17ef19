// The end of a game: who won and how, the points, and what to do next.
import type { PlayerView } from '@arpents/engine';
import { describeOutcome } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { Verify } from '../fair/verify.tsx';
import { ratedKey } from '../lobby/rated.ts';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { Rematch } from './rematch.tsx';
import { ScoreTable } from './score-table.tsx';

export function ResultPanel({
  view,
  summary,
}: {
  readonly view: PlayerView;
  readonly summary: GameSummary | null;
}): ReactElement | null {
  const { t, locale } = useText();
  if (view.outcome === null) return null;
  const title =
    view.outcome.winner === null || view.viewer === 'spectator'
      ? t('result.over')
      : t(view.outcome.winner === view.viewer ? 'result.won' : 'result.lost');
  return (
    <section className="result" data-testid="result" aria-label={t('result.label')}>
      <h2>{title}</h2>
      <p>{describeOutcome(view.outcome, locale)}</p>
      {summary?.uncounted && <p className="hint">{t(ratedKey(summary))}</p>}
      {view.viewer !== 'spectator' && summary !== null && (
        <Rematch summary={summary} side={view.viewer} />
      )}
      <ScoreTable view={view} />
      {summary !== null && <Verify game={summary.id} />}
      <p className="buttons">
        <a href={PATHS.home} className="button">
          {t('result.home')}
        </a>
        {summary !== null && (
          <a href={`/api/games/${summary.id}/record`} download className="button">
            {t('result.record')}
          </a>
        )}
      </p>
    </section>
  );
}

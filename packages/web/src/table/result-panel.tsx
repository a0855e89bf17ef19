// The end of a game: who won and how, the points, and what to do next.
import type { PlayerView } from '@arpents/engine';
import { describeOutcome } from '@arpents/messages';
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ask, newRequestId } from '../api/client.ts';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { ScoreTable } from './score-table.tsx';

export function ResultPanel({
  view,
  summary,
}: {
  readonly view: PlayerView;
  readonly summary: GameSummary | null;
}): ReactElement | null {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  if (view.outcome === null) return null;
  const rematch = async (): Promise<void> => {
    if (summary === null) return;
    setAsking(true);
    const answer = await ask('POST /api/games/:game/rematch', {
      params: { game: summary.id },
      body: {
        requestId: newRequestId(),
      },
    });
    setAsking(false);
    if (answer.ok) go(pathOfGame(answer.value.game.id));
  };
  const title =
    view.outcome.winner === null || view.viewer === 'spectator'
      ? t('result.over')
      : t(view.outcome.winner === view.viewer ? 'result.won' : 'result.lost');
  return (
    <section className="result" data-testid="result" aria-label={t('result.label')}>
      <h2>{title}</h2>
      <p>{describeOutcome(view.outcome, locale)}</p>
      <ScoreTable view={view} />
      <p className="buttons">
        {view.viewer !== 'spectator' && (
          <button
            type="button"
            className="primary"
            disabled={isAsking}
            onClick={() => {
              void rematch();
            }}
          >
            {t('result.rematch')}
          </button>
        )}
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

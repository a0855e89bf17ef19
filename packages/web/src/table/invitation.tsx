// A game that waits for its second player: the link to send, or the seat to take.
import type { GameSummary } from '@arpents/protocol';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ask } from '../api/client.ts';
import { GameTerms } from '../lobby/game-terms.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PATHS, pathOfGame } from '../parts/paths.ts';
import { beSomebody } from '../state/me.ts';
import { useText } from '../text/use-text.ts';

export function Invitation({
  summary,
  invitation,
}: {
  readonly summary: GameSummary;
  readonly invitation: string | null;
}): ReactElement {
  const { t } = useText();
  const [, go] = useLocation();
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}${pathOfGame(summary.id)}${invitation === null ? '' : `?invitation=${invitation}`}`;
  const secret = new URLSearchParams(location.search).get('invitation');

  const join = async (): Promise<void> => {
    if ((await beSomebody()) !== null) return;
    const joined = await ask('POST /api/games/:game/join', {
      params: { game: summary.id },
      body: { invitation: secret },
    });
    if (joined.ok) location.reload();
  };
  const cancel = async (): Promise<void> => {
    const cancelled = await ask('POST /api/games/:game/cancel', {
      params: { game: summary.id },
      body: {},
    });
    if (cancelled.ok) go(PATHS.lobby);
  };
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{t('invitation.title')}</h1>
        <GameTerms game={summary} />
        {summary.status === 'cancelled' ? (
          <p>{t('invitation.cancelled')}</p>
        ) : summary.mySide === null ? (
          <button
            type="button"
            className="primary"
            onClick={() => {
              void join();
            }}
          >
            {t('invitation.join')}
          </button>
        ) : (
          <>
            <p>{t(summary.opponent === 'open' ? 'invitation.open' : 'invitation.send')}</p>
            <p className="copy">
              <input readOnly value={link} aria-label={t('invitation.link')} />
              <button
                type="button"
                onClick={() => {
                  void navigator.clipboard.writeText(link).then(() => {
                    setCopied(true);
                  });
                }}
              >
                {t(isCopied ? 'invitation.copied' : 'invitation.copy')}
              </button>
            </p>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                void cancel();
              }}
            >
              {t('invitation.cancel')}
            </button>
          </>
        )}
      </main>
    </>
  );
}

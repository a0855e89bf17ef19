// Playing again after the end: offering it, seeing that it is offered, and accepting it with one click.
import { ok, opponentOf, type Result, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import type { GameCreatedAnswer, GameSummary } from '@arpents/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { Failure } from '../api/client.ts';
import { authorityOf } from '../authority/authority-of.ts';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { pathOfGame } from '../parts/paths.ts';
import { addBytes, joinGame } from '../state/own-bytes.ts';
import { useGame, useTable } from '../state/table.ts';
import { hasLeft } from '../text/person-name.ts';
import { useText } from '../text/use-text.ts';

export function Rematch({
  summary,
  side,
}: {
  readonly summary: GameSummary;
  readonly side: Side;
}): ReactElement | null {
  const { t, locale } = useText();
  const [, go] = useLocation();
  const { authority, load } = useTable();
  const next = useNextGame(summary.rematch);
  const [hasOffered, setOffered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOffered = next?.status === 'open' && next.mySide !== null;
  if (isOffered && !hasOffered) setOffered(true);
  const isDeclined = useGame((game) => game.news?.news.kind === 'rematch-declined') && hasOffered;
  const begun = hasOffered && next?.status === 'running' ? next.id : null;
  useEffect(() => {
    if (begun !== null) go(pathOfGame(begun));
  }, [begun, go]);

  const playAgain = async (): Promise<void> => {
    setAsking(true);
    const answer = await authority.playAgain();
    const begun = answer.ok ? await takePart(answer.value) : answer;
    setAsking(false);
    setFailure(begun.ok ? null : begun.error);
    if (!begun.ok) return;
    if (begun.value.status !== 'open') {
      go(pathOfGame(begun.value.id));
      return;
    }
    await load(null);
  };
  const withdraw = async (game: string): Promise<void> => {
    const answer = await authorityOf(game).callOff();
    setFailure(answer.ok ? null : answer.error);
    await load(null);
  };

  const opponent = summary.seats[opponentOf(side)];
  const name = nameOfSeat(opponent, t, locale);
  const problem = failure === null ? null : <FailureLine failure={failure} />;
  if (isOffered) {
    return (
      <p className="offer" role="status" data-testid="rematch-offered">
        {t('rematch.offered', { name })}{' '}
        <button
          type="button"
          className="quiet"
          onClick={() => {
            void withdraw(next.id);
          }}
        >
          {t('rematch.withdraw')}
        </button>
        {problem}
      </p>
    );
  }
  if (next?.status === 'running' || next?.status === 'over') {
    return (
      <p className="buttons">
        <Link href={pathOfGame(next.id)} className="button">
          {t('rematch.next')}
        </Link>
      </p>
    );
  }
  // Nobody would ever accept.
  if (opponent.kind === 'person' && hasLeft(opponent.person)) return null;
  const isWanted = next?.status === 'open';
  return (
    <p className={isWanted ? 'offer' : 'buttons'} role={isWanted ? 'alert' : undefined}>
      {isWanted && (
        <span>{t('rematch.wanted', { name, side: viewerName(opponentOf(side), locale) })}</span>
      )}
      <button
        type="button"
        className="primary"
        data-testid="rematch"
        disabled={isAsking}
        onClick={() => {
          void playAgain();
        }}
      >
        {t(isWanted ? 'rematch.accept' : 'result.rematch')}
      </button>
      {isWanted && (
        <button
          type="button"
          className="quiet"
          data-testid="rematch-decline"
          onClick={() => {
            void withdraw(next.id);
          }}
        >
          {t('rematch.decline')}
        </button>
      )}
      {!isWanted && isDeclined && <span role="status">{t('rematch.declined', { name })}</span>}
      {problem}
    </p>
  );
}

/** Adds this browser's bytes to the next game: as its host, or with joining it. */
async function takePart(offered: GameCreatedAnswer): Promise<Result<GameSummary, Failure>> {
  const { game, commitment } = offered;
  if (game.mySide === null) {
    const joined = await joinGame(game.id, commitment, null);
    return joined.ok ? ok(joined.value.game) : joined;
  }
  const added = await addBytes(offered);
  return ok(added?.game ?? game);
}

/** The game that follows this one, asked for anew whenever there is news of it. */
function useNextGame(id: string | null): GameSummary | null {
  const [found, setFound] = useState<GameSummary | null>(null);
  const news = useGame((game) => (game.news !== null && game.news.game === id ? game.news : null));
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    void authorityOf(id)
      .open(null)
      .then((answer) => {
        if (!isLeft) setFound(answer.ok ? answer.value.game : null);
      });
    return () => {
      isLeft = true;
    };
  }, [id, news]);
  return found?.id === id ? found : null;
}

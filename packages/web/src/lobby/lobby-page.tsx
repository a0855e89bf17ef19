// The lobby: open games to join, and a new game on one's own terms.
import type { GameSummary } from '@arpents/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '../api/client.ts';
import { PageHead } from '../parts/page-head.tsx';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { GameRow } from './game-row.tsx';
import { NewGameForm } from './new-game-form.tsx';

/** How often the list looks for new games. */
const REFRESH_MS = 10_000;

function useGames(list: 'open' | 'mine' | 'finished'): readonly GameSummary[] {
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const isSomebody = useMe((state) => state.me !== null);
  // Whoever is not signed in has no games of their own to ask for.
  const isAsked = list === 'open' || isSomebody;
  useEffect(() => {
    if (!isAsked) return;
    const refresh = (): void => {
      void ask('GET /api/games', { query: { list } }).then((answer) => {
        if (answer.ok) setGames(answer.value.games);
      });
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      clearInterval(timer);
    };
  }, [list, isAsked]);
  return games;
}

function GameList({
  list,
  title,
  none,
}: {
  readonly list: 'open' | 'mine' | 'finished';
  readonly title: string;
  readonly none: string;
}): ReactElement {
  const games = useGames(list);
  return (
    <section>
      <h2>{title}</h2>
      {games.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <ul className="games">
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function LobbyPage(): ReactElement {
  const { t } = useText();
  return (
    <>
      <PageHead />
      <main className="page lobby">
        <h1>{t('lobby.title')}</h1>
        <div className="columns">
          <div>
            <GameList list="open" title={t('lobby.open')} none={t('lobby.open.none')} />
            <GameList list="mine" title={t('lobby.mine')} none={t('lobby.mine.none')} />
            <GameList list="finished" title={t('lobby.finished')} none={t('lobby.finished.none')} />
          </div>
          <NewGameForm />
        </div>
      </main>
    </>
  );
}

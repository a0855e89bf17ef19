// A list of games that keeps itself up to date, a page more at a time.
import type { GameListName, GameSummary, ListGamesQuery } from '@arpents/protocol';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { ask } from '../api/client.ts';
import { useConnection } from '../api/connection.ts';
import { serverless } from '../api/serverless.ts';
import { useRemovals } from '../local/local-games.ts';
import { useLocalGames } from '../local/use-local-games.ts';
import { useMe } from '../state/me.ts';
import { useText } from '../text/use-text.ts';
import { GameRow } from './game-row.tsx';

/** How often the list looks for new games. */
const REFRESH_MS = 10_000;

const OWN: readonly GameListName[] = ['mine', 'finished'];

/** In which list those of this browser stand. */
const LOCAL: Partial<Record<GameListName, 'running' | 'over'>> = {
  mine: 'running',
  finished: 'over',
};

interface Pages {
  readonly games: readonly GameSummary[];
  readonly hasMore: boolean;
}

const NO_PAGES: Pages = { games: [], hasMore: false };

/** So many pages of a list, one after the other; null: the server did not answer. */
async function loadPages(query: ListGamesQuery, count: number): Promise<Pages | null> {
  const games = new Map<string, GameSummary>();
  let before: string | null = null;
  for (let page = 0; page < count; page++) {
    const from: Pick<ListGamesQuery, 'before'> = before === null ? {} : { before };
    const answer = await ask('GET /api/games', { query: { ...query, ...from } });
    if (!answer.ok) return null;
    // Between two pages a game may have moved from the one to the other.
    for (const game of answer.value.games) {
      // One's own stand in a list of their own.
      if (OWN.includes(query.list) || game.mySide === null) games.set(game.id, game);
    }
    ({ before } = answer.value);
    if (before === null) break;
  }
  return { games: [...games.values()], hasMore: before !== null };
}

export function GameList({
  query,
  title,
  none,
  unreached,
  children,
  isFiltered = false,
}: {
  readonly query: ListGamesQuery;
  readonly title: string;
  /** Where there is no game: a few words in the line of the title, or more below it. */
  readonly none: ReactNode;
  /** Where the server has not answered yet and is out of reach; absent: not even the title. */
  readonly unreached?: ReactNode;
  /** Between title and games, where there are any or they were chosen from. */
  readonly children?: ReactElement;
  readonly isFiltered?: boolean;
}): ReactElement | null {
  const { t } = useText();
  const [pages, setPages] = useState<Pages | null>(null);
  const [count, setCount] = useState(1);
  const isSomebody = useMe((state) => state.me !== null);
  const isMeKnown = useMe((state) => state.isKnown);
  // Whoever is not signed in has no games of their own to ask for.
  const isAsked = !serverless && (isSomebody || !OWN.includes(query.list));
  // As long as the server has not answered, nobody knows whether there are any.
  const isKnown = pages !== null || (isMeKnown && !isAsked);
  const isReached = useConnection((state) => state.isReached);
  const removals = useRemovals(({ count: times }) => times);
  const here = useLocalGames(LOCAL[query.list] ?? null);
  const { games: there, hasMore } = pages ?? NO_PAGES;
  const games = [...here, ...there];
  const said = JSON.stringify(query);
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    const refresh = (): void => {
      void loadPages(JSON.parse(said) as ListGamesQuery, count).then((found) => {
        if (found !== null && !isLeft) setPages(found);
      });
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [said, count, isAsked, removals]);
  const isMissing = !isKnown && here.length === 0;
  if (isMissing && !isReached && unreached === undefined) return null;
  return (
    <section data-list={query.list}>
      <h2>{title}</h2>
      {(isFiltered || games.length > 0) && children}
      {isMissing ? (
        !isReached && unreached
      ) : games.length === 0 ? (
        typeof none === 'string' ? (
          <p className="no-games hint">{none}</p>
        ) : (
          none
        )
      ) : (
        <ul className="games">
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="buttons">
          <button
            type="button"
            onClick={() => {
              setCount(count + 1);
            }}
          >
            {t('lobby.more')}
          </button>
        </p>
      )}
    </section>
  );
}

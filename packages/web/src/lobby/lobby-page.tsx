// The lobby: open games to join, games to watch, one's own, and a new game on one's own terms.
import { useState, type ReactElement } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { useText } from '../text/use-text.ts';
import { GameList } from './game-list.tsx';
import { LobbyFilterBar, type LobbyFilters } from './lobby-filters.tsx';
import { NewGameForm } from './new-game-form.tsx';

export function LobbyPage(): ReactElement {
  const { t } = useText();
  const [filters, setFilters] = useState<LobbyFilters>({});
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <PageHead />
      <main className="page lobby">
        <h1>{t('lobby.title')}</h1>
        <div className="columns">
          <div>
            <GameList
              query={{ list: 'open', ...filters }}
              title={t('lobby.open')}
              none={t(isFiltered ? 'lobby.open.none-such' : 'lobby.open.none')}
            >
              <LobbyFilterBar filters={filters} onFilters={setFilters} />
            </GameList>
            <GameList
              query={{ list: 'mine' }}
              title={t('lobby.mine')}
              none={t('lobby.mine.none')}
            />
            <GameList
              query={{ list: 'watchable' }}
              title={t('lobby.watch')}
              none={t('lobby.watch.none')}
            />
            <GameList
              query={{ list: 'finished' }}
              title={t('lobby.finished')}
              none={t('lobby.finished.none')}
            />
          </div>
          <NewGameForm />
        </div>
      </main>
    </>
  );
}

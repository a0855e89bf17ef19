// The lobby: the ledger of games to join, to go on with and to watch, and a new game on one's own terms.
import { useState, type ReactElement } from 'react';
import { serverless } from '../api/serverless.ts';
import { Sheet } from '../house/sheet.tsx';
import { HandOverOffer } from '../keeping/hand-over-offer.tsx';
import { NeedsConnection } from '../parts/needs-connection.tsx';
import { useText } from '../text/use-text.ts';
import { GameList } from './game-list.tsx';
import { LedgerWord } from './ledger-word.tsx';
import { LobbyFilterBar, type LobbyFilters } from './lobby-filters.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { NobodyReached, NobodyWaits } from './nobody-waits.tsx';
import './lobby.css';

export function LobbyPage(): ReactElement {
  const { t } = useText();
  const [filters, setFilters] = useState<LobbyFilters>({});
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Sheet title={t('lobby.title')} place="quebec" className="lobby">
      <NeedsConnection />
      <HandOverOffer />
      <div className="lobby-columns">
        <div className="ledger leaf">
          {serverless ? (
            <p className="ledger-note">{t('home.people.serverless')}</p>
          ) : (
            <GameList
              query={{ list: 'open', ...filters }}
              title={t('lobby.open')}
              isFiltered={isFiltered}
              none={isFiltered ? t('lobby.open.none-such') : <NobodyWaits />}
              unreached={<NobodyReached />}
            >
              <LobbyFilterBar filters={filters} onFilters={setFilters} />
            </GameList>
          )}
          <GameList query={{ list: 'mine' }} title={t('lobby.mine')} none={t('lobby.mine.none')} />
          {!serverless && (
            <GameList
              query={{ list: 'watchable' }}
              title={t('lobby.watch')}
              none={t('lobby.watch.none')}
            />
          )}
          <GameList
            query={{ list: 'finished' }}
            title={t('lobby.finished')}
            none={t('lobby.finished.none')}
          />
          <LedgerWord />
        </div>
        <NewGameForm />
      </div>
    </Sheet>
  );
}

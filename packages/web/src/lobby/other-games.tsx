// The way from one table to the next: the player's other games, those that wait for them first.
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { pathOfGame } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { GameRow } from './game-row.tsx';
import { useOwnGames } from './use-own-games.ts';
import { waitingFirst, waitsForMe } from './waiting-first.ts';

export function OtherGames({ onTable }: { readonly onTable: string | null }): ReactElement {
  const { t } = useText();
  const games = waitingFirst(useOwnGames(), onTable);
  if (games.length === 0) return <p>{t('games.no-others')}</p>;
  return (
    <ul className="games">
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </ul>
  );
}

/** Straight to the game that has waited longest; nothing where none waits. */
export function NextGame({ onTable }: { readonly onTable: string }): ReactElement | null {
  const { t } = useText();
  const next = waitingFirst(useOwnGames(), onTable).find(waitsForMe);
  return next === undefined ? null : (
    <Link href={pathOfGame(next.id)} className="button" data-testid="next-game">
      {t('games.next')}
    </Link>
  );
}

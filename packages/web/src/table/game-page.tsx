// The page of one game: its table, or the room before it while it waits for somebody; and whatever it follows.
import { Suspense, lazy, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { PastContext, createPast } from '../history/past.ts';
import { useTableNotices } from '../notices/table-notices.ts';
import { TableContext, createTable, useGame } from '../state/table.ts';
import { markWatched } from '../story/watched.ts';
import { useText } from '../text/use-text.ts';
import { LOADS } from './later-parts.ts';
import { TableShown } from './table-page.tsx';

/** Rooms before the table: whoever sits down at once waits for neither. */
const Invitation = lazy(async () => ({
  default: (await import('./invitation.tsx')).Invitation,
}));
const TwoAtOneScreen = lazy(async () => ({
  default: (await import('./two-at-one-screen.tsx')).TwoAtOneScreen,
}));
const NoGame = lazy(async () => ({ default: (await import('./no-game.tsx')).NoGame }));

/** Once the table has come to rest, what may be needed next is fetched, so that nobody waits for it. */
const PREFETCH_MS = 3000;

/** To be mounted anew for each game. What it is given besides lies around the table, as the coach of a lesson does. */
export function GamePage({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: ReactNode;
}): ReactElement {
  const [table] = useState(() => createTable(id));
  const [past] = useState(() => createPast(table));
  useEffect(() => past.follow(), [past]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection it is asked for again when it is needed.
      for (const load of LOADS) load().catch(() => undefined);
    }, PREFETCH_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    const invitation = new URLSearchParams(location.search).get('invitation');
    return table.open(invitation);
  }, [table]);
  useEffect(() => markWatched(table, () => past.store.getState().at !== null), [table, past]);
  return (
    <TableContext value={table}>
      <PastContext value={past}>
        {children}
        <GameShown />
      </PastContext>
    </TableContext>
  );
}

function GameShown(): ReactElement {
  const { t } = useText();
  const view = useGame(({ table }) => table?.view);
  const summary = useGame((game) => game.summary);
  const failure = useGame((game) => game.failure);
  const invitation = useGame((game) => game.invitation);
  useTableNotices();
  if (summary === null || view === undefined) {
    return (
      <Suspense>
        {failure === null ? (
          <main className="table-coming">
            <p role="status">{t('table.loading')}</p>
          </main>
        ) : (
          <NoGame failure={failure} />
        )}
      </Suspense>
    );
  }
  if (view === null) {
    return (
      <Suspense>
        <Invitation summary={summary} invitation={invitation} />
      </Suspense>
    );
  }
  const table = <TableShown present={view} />;
  const isForTwo = Object.values(summary.seats).every(({ kind }) => kind === 'here');
  return isForTwo ? (
    <Suspense>
      <TwoAtOneScreen view={view}>{table}</TwoAtOneScreen>
    </Suspense>
  ) : (
    table
  );
}

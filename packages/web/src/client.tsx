// The client: routes and nothing else.
import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { PAGES } from './pages.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { findMe } from './state/me.ts';

const AccountPage = lazy(async () => ({ default: (await PAGES.account()).AccountPage }));
const GuidePage = lazy(async () => ({ default: (await PAGES.guide()).GuidePage }));
const HomePage = lazy(async () => ({ default: (await PAGES.home()).HomePage }));
const LobbyPage = lazy(async () => ({ default: (await PAGES.lobby()).LobbyPage }));
const SettingsPage = lazy(async () => ({ default: (await PAGES.settings()).SettingsPage }));
const TablePage = lazy(async () => ({ default: (await PAGES.table()).TablePage }));

export function startClient(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <Suspense>
          <Switch>
            <Route path="/games/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/guide" component={GuidePage} />
            <Route path="/lobby" component={LobbyPage} />
            <Route path="/account" component={AccountPage} />
            <Route path="/settings" component={SettingsPage} />
            <Route component={HomePage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </StrictMode>,
  );
  void findMe();
  // Wherever somebody begins, he is likely to go to a table; without a connection it is asked for again then.
  setTimeout(() => {
    PAGES.table().catch(() => undefined);
  }, PREFETCH_MS);
}

/** Time for the first page to come to rest. */
const PREFETCH_MS = 1500;

// The client: routes and nothing else.
import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { serverless } from './api/serverless.ts';
import { prepareLocalGames } from './local/local-games.ts';
import { PageNotices } from './notices/page-notices.ts';
import { RenewalNotice } from './notices/renewal-notice.tsx';
import { PAGES, loadNowherePage, loadTablePage } from './pages.ts';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { TABLE_PATH } from './parts/paths.ts';
import { keepClient, watchClient } from './renewal/keep-client.ts';
import { findMe } from './state/me.ts';

const TablePage = lazy(async () => ({ default: await loadTablePage() }));
const NowherePage = lazy(async () => ({ default: await loadNowherePage() }));
const ROUTES = PAGES.map(({ path, load }) => ({
  path,
  Page: lazy(async () => ({ default: await load() })),
}));

/** A file server knows one page; what stands behind the # is never asked of it. */
const ADDRESSES = serverless ? { hook: useHashLocation } : {};

export function startClient(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <Router {...ADDRESSES}>
        <PageNotices />
        <RenewalNotice />
        <ErrorBoundary>
          <Suspense>
            <Switch>
              <Route path={TABLE_PATH}>{({ id }) => <TablePage key={id} id={id} />}</Route>
              {ROUTES.map(({ path, Page }) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={NowherePage} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Router>
    </StrictMode>,
  );
  watchClient();
  void findMe();
  // Wherever somebody begins, they are likely to go to a table; without a connection it is asked for again then.
  setTimeout(() => {
    loadTablePage().catch(() => undefined);
    void keepClient();
    prepareLocalGames();
  }, PREFETCH_MS);
}

/** Time for the first page to come to rest. */
const PREFETCH_MS = 1500;

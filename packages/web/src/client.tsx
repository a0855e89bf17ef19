// The client: routes and nothing else.
import { StrictMode, Suspense, lazy, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { serverless } from './api/serverless.ts';
import { prepareLocalGames } from './local/local-games.ts';
import { PageNotices } from './notices/page-notices.ts';
import { RenewalNotice } from './notices/renewal-notice.tsx';
import {
  PAGES,
  loadBrokenPage,
  loadLessonPage,
  loadNowherePage,
  loadReviewPage,
  loadTablePage,
} from './pages.ts';
import { Broken, ErrorBoundary } from './parts/error-boundary.tsx';
import { LESSON_PATH, REVIEW_PATH, TABLE_PATH } from './parts/paths.ts';
import { keepClient, watchClient } from './renewal/keep-client.ts';
import { findMe } from './state/me.ts';

const TablePage = lazy(async () => ({ default: await loadTablePage() }));
const ReviewPage = lazy(async () => ({ default: await loadReviewPage() }));
const LessonPage = lazy(async () => ({ default: await loadLessonPage() }));
const NowherePage = lazy(async () => ({ default: await loadNowherePage() }));
const BrokenPage = lazy(async () => ({ default: await loadBrokenPage() }));
const ROUTES = PAGES.map(({ path, load }) => ({
  path,
  Page: lazy(async () => ({ default: await load() })),
}));

/** A file server knows one page; what stands behind the # is never asked of it. A second # leads to a section there. */
const usePathBehindHash = (): ReturnType<typeof useHashLocation> => {
  const [path, go] = useHashLocation();
  return [path.split('#')[0] ?? path, go];
};
const ADDRESSES = serverless ? { hook: usePathBehindHash } : {};

/** The page; or, where it is broken, a room that says so, until somebody goes elsewhere. */
function Whole({ children }: { readonly children: ReactNode }): ReactElement {
  const [here] = useLocation();
  const instead = (
    <ErrorBoundary instead={<Broken isPage />}>
      <Suspense>
        <BrokenPage />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary at={here} instead={instead}>
      {children}
    </ErrorBoundary>
  );
}

export function startClient(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <Router {...ADDRESSES}>
        <PageNotices />
        <RenewalNotice />
        <Whole>
          <Suspense>
            <Switch>
              <Route path={TABLE_PATH}>{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path={REVIEW_PATH}>{({ id }) => <ReviewPage key={id} id={id} />}</Route>
              <Route path={LESSON_PATH}>
                {({ lesson }) => <LessonPage key={lesson} id={lesson} />}
              </Route>
              {ROUTES.map(({ path, Page }) => (
                <Route key={path} path={path} component={Page} />
              ))}
              <Route component={NowherePage} />
            </Switch>
          </Suspense>
        </Whole>
      </Router>
    </StrictMode>,
  );
  watchClient();
  void findMe();
  setTimeout(() => {
    prepareTable();
    void keepClient();
  }, PREFETCH_MS);
  // Whoever moves a hand before that is about to go somewhere.
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(sign, prepareTable, { once: true, passive: true });
  }
}

/** Wherever somebody begins, they are likely to go to a table; without a connection it is asked for again then. */
function prepareTable(): void {
  loadTablePage().catch(() => undefined);
  prepareLocalGames();
}

/** Time for the first page to come to rest. */
const PREFETCH_MS = 1500;

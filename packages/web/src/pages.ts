// The pages of the client, each loaded when it is needed: whoever comes for a game waits for nothing else.
import type { ComponentType } from 'react';
import { serverless } from './api/serverless.ts';
import { loadPlates } from './engraving/plates.ts';
import { PATHS, gameAt, type PageName } from './parts/paths.ts';
import { useSettings } from './state/settings.ts';
import { loadTextsOf } from './text/load-texts.ts';

interface Page {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** What lessons say. */
const loadLessonTexts = (): Promise<void> => loadTextsOf('lesson', useSettings.getState().locale);

export const loadLessonPage = async () => {
  const texts = loadLessonTexts();
  const { LessonPage } = await import('./lessons/lesson-page.tsx');
  await texts;
  return LessonPage;
};

/** Every page but the table, which is the page of one game. */
const ALL_PAGES: Readonly<Record<PageName, Page>> = {
  home: {
    path: PATHS.home,
    load: async () => (await import('./home/home-page.tsx')).HomePage,
  },
  learn: {
    path: PATHS.learn,
    load: async () => {
      const texts = loadLessonTexts();
      const { LearnPage } = await import('./lessons/learn-page.tsx');
      await texts;
      return LearnPage;
    },
  },
  lobby: {
    path: PATHS.lobby,
    load: async () => (await import('./lobby/lobby-page.tsx')).LobbyPage,
  },
  guide: {
    path: PATHS.guide,
    load: async () => (await import('./guide/guide-page.tsx')).GuidePage,
  },
  book: {
    path: PATHS.book,
    load: async () => {
      const { locale } = useSettings.getState();
      const [{ BookPage }] = await Promise.all([
        import('./book/book-page.tsx'),
        loadTextsOf('book', locale),
      ]);
      return BookPage;
    },
  },
  fair: {
    path: PATHS.fair,
    load: async () => (await import('./fair/fair-page.tsx')).FairPage,
  },
  credits: {
    path: PATHS.credits,
    load: async () => (await import('./home/credits-page.tsx')).CreditsPage,
  },
  settings: {
    path: PATHS.settings,
    load: async () => {
      const { locale } = useSettings.getState();
      const [{ SettingsPage }] = await Promise.all([
        import('./home/settings-page.tsx'),
        // What tips say at a table is written out here.
        loadTextsOf('tip', locale),
      ]);
      return SettingsPage;
    },
  },
  account: {
    path: PATHS.account,
    load: async () => (await import('./account/account-page.tsx')).AccountPage,
  },
};

/** Accounts are a server's. */
export const PAGES = Object.entries(ALL_PAGES)
  .filter(([name]) => !serverless || name !== 'account')
  .map(([, page]) => page);

export const loadTablePage = async () => {
  void loadPlates();
  return (await import('./table/game-page.tsx')).GamePage;
};

/** The page on which a game is analysed. */
export const loadReviewPage = async () => (await import('./review/review-page.tsx')).ReviewPage;

/** For an address that is no page's. */
export const loadNowherePage = async () => (await import('./home/nowhere-page.tsx')).NowherePage;

/** For a page that cannot be shown. */
export const loadBrokenPage = async () => (await import('./home/broken-page.tsx')).BrokenPage;

/** Asks for the page at this path before there is anything to show it with. */
export async function loadFirstPage(path: string): Promise<void> {
  await (gameAt(path) !== null
    ? loadTablePage()
    : path === PATHS.home
      ? ALL_PAGES.home.load()
      : null);
}

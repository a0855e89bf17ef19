// Where the pages are found. A page that is entered here does not compile until pages.ts knows how to load it.

export const PATHS = {
  home: '/',
  learn: '/learn',
  lobby: '/lobby',
  guide: '/guide',
  book: '/book',
  fair: '/fair',
  credits: '/credits',
  settings: '/settings',
  account: '/account',
} as const;
export type PageName = keyof typeof PATHS;

const GAMES = '/games/';

/** As the router reads it. */
export const LESSON_PATH = `${PATHS.learn}/:lesson` as const;
export const pathOfLesson = (lesson: string): string => `${PATHS.learn}/${lesson}`;

export const pathOfGame = (id: string): string => `${GAMES}${id}`;
/** Where a game is analysed. */
export const pathOfReview = (id: string): string => `${pathOfGame(id)}/review`;
/** As the router reads it. */
export const TABLE_PATH = `${GAMES}:id` as const;
export const REVIEW_PATH = `${TABLE_PATH}/review` as const;
/** The game whose table is at this path; null: it is another page. */
export const gameAt = (path: string): string | null =>
  path.startsWith(GAMES) ? path.slice(GAMES.length) : null;

export const isPathOfPage = (path: string): boolean =>
  gameAt(path) !== null || Object.values<string>(PATHS).includes(path);

// Where the pages are found. A page that is entered here does not compile until pages.ts knows how to load it.

export const PATHS = {
  home: '/',
  lobby: '/lobby',
  guide: '/guide',
  fair: '/fair',
  credits: '/credits',
  settings: '/settings',
  account: '/account',
} as const;
export type PageName = keyof typeof PATHS;

const GAMES = '/games/';

export const pathOfGame = (id: string): string => `${GAMES}${id}`;
/** As the router reads it. */
export const TABLE_PATH = `${GAMES}:id` as const;
/** The game whose table is at this path; null: it is another page. */
export const gameAt = (path: string): string | null =>
  path.startsWith(GAMES) ? path.slice(GAMES.length) : null;

export const isPathOfPage = (path: string): boolean =>
  gameAt(path) !== null || Object.values<string>(PATHS).includes(path);

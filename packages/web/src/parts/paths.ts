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
export const isPathOfGame = (path: string): boolean => path.startsWith(GAMES);

export const isPathOfPage = (path: string): boolean =>
  isPathOfGame(path) || Object.values<string>(PATHS).includes(path);

// The pages of the client, each loaded when it is needed: whoever comes for a game waits for nothing else.

export const PAGES = {
  account: () => import('./account/account-page.tsx'),
  guide: () => import('./guide/guide-page.tsx'),
  home: () => import('./home/home-page.tsx'),
  lobby: () => import('./lobby/lobby-page.tsx'),
  settings: () => import('./home/settings-page.tsx'),
  table: () => import('./table/table-page.tsx'),
} as const;

/** Asks for the page at this path before there is anything to show it with. */
export async function loadFirstPage(path: string): Promise<void> {
  await (path.startsWith('/games/') ? PAGES.table() : path === '/' ? PAGES.home() : null);
}

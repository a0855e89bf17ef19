// Which authority a game has: its id tells, unless somebody has brought one.
import { isLocalId } from '../local/local-id.ts';
import { isOpenedId } from '../records/opened-id.ts';
import { localAuthority } from './local-authority.ts';
import { openedAuthority } from './opened-authority.ts';
import { serverAuthority } from './server-authority.ts';
import type { TableAuthority } from './table-authority.ts';

/** Of tables that a part of the page has brought with it, as lessons do. */
const brought = new Map<string, TableAuthority>();

/** From now on, and until the page is left, this one has the last word over a game. */
export const bringAuthority = (game: string, authority: TableAuthority): void => {
  brought.set(game, authority);
};

export const authorityOf = (game: string): TableAuthority =>
  brought.get(game) ??
  (isLocalId(game)
    ? localAuthority(game)
    : isOpenedId(game)
      ? openedAuthority(game)
      : serverAuthority(game));

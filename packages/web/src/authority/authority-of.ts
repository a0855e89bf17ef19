// Which authority a game has: its id tells.
import { isLocalId } from '../local/local-game.ts';
import { localAuthority } from './local-authority.ts';
import { serverAuthority } from './server-authority.ts';
import type { TableAuthority } from './table-authority.ts';

export const authorityOf = (game: string): TableAuthority =>
  isLocalId(game) ? localAuthority(game) : serverAuthority(game);

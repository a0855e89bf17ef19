// Which authority a game has.
import { serverAuthority } from './server-authority.ts';
import type { TableAuthority } from './table-authority.ts';

export const authorityOf = (game: string): TableAuthority => serverAuthority(game);

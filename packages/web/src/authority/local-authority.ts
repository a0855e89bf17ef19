// A table whose authority is this browser itself: a session in a worker, kept in the browser's own database.
import { err, ok, type Side } from '@arpents/engine';
import { askLocally, followLocally } from '../local/local-games.ts';
import type { TableAuthority } from './table-authority.ts';

/** `as`: of two people at one screen the one who looks now; null: the only one there, or neither of two. */
export function localAuthority(game: string, as: Side | null = null): TableAuthority {
  const at = { game, as };
  return {
    open: () => askLocally('open', at),
    log: async () => {
      const answer = await askLocally('log', at);
      return answer.ok ? answer.value : null;
    },
    follow: (_after, { entry }) =>
      followLocally(at, (update) => {
        entry?.(update);
      }),
    send: (version, command) => askLocally('send', { ...at, version, command }),
    orders: () => askLocally('orders', at),
    changeOrders: (orders) => askLocally('changeOrders', { ...at, orders }),
    notes: () => askLocally('notes', at),
    changeNotes: (text) => askLocally('changeNotes', { ...at, text }),
    record: () => askLocally('record', at),
    playAgain: () => askLocally('playAgain', at),
    callOff: async () => {
      const removed = await askLocally('remove', { game });
      return removed.ok ? ok(undefined) : err(removed.error);
    },
  };
}

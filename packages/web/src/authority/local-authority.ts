// A table whose authority is this browser itself: a session in a worker, kept in the browser's own database.
import { err, ok } from '@arpents/engine';
import { askLocally, followLocally } from '../local/local-games.ts';
import { facing, facingOf } from './facing.ts';
import type { TableAuthority } from './table-authority.ts';

export function localAuthority(game: string): TableAuthority {
  /** Of two people at one screen, each is told what they may know while they look. */
  const at = () => ({ game, as: facingOf(game) });
  return {
    open: () => askLocally('open', at()),
    log: async () => {
      const answer = await askLocally('log', at());
      return answer.ok ? answer.value : null;
    },
    follow: (_after, { entry }) => {
      const follow = (): (() => void) =>
        followLocally(at(), (update) => {
          entry?.(update);
        });
      let stop = follow();
      const stopWatching = facing.subscribe((now, before) => {
        if (now[game] === before[game]) return;
        stop();
        stop = follow();
      });
      return () => {
        stopWatching();
        stop();
      };
    },
    send: (version, command) => askLocally('send', { ...at(), version, command }),
    orders: () => askLocally('orders', at()),
    changeOrders: (orders) => askLocally('changeOrders', { ...at(), orders }),
    notes: () => askLocally('notes', at()),
    changeNotes: (text) => askLocally('changeNotes', { ...at(), text }),
    record: () => askLocally('record', at()),
    playAgain: () => askLocally('playAgain', at()),
    callOff: async () => {
      const removed = await askLocally('remove', { game });
      return removed.ok ? ok(undefined) : err(removed.error);
    },
  };
}

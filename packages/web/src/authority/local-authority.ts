// A table whose authority is this browser itself: a session in a worker, kept in the browser's own database.
import { err, ok } from '@arpents/engine';
import type { Answered, LocalCall, LocalCalls } from '../local/calls.ts';
import { askLocally, followLocally, type Follower } from '../local/local-games.ts';
import { facing, facingOf } from './facing.ts';
import type { TableAuthority } from './table-authority.ts';

/** The way to a host of local tables: the one in the worker, or another in this page. */
export interface LocalLine {
  readonly ask: <K extends LocalCall>(
    call: K,
    given: LocalCalls[K]['given'],
  ) => Promise<Answered<K>>;
  readonly follow: (
    at: Pick<LocalCalls['follow']['given'], 'game' | 'as'>,
    told: Follower,
  ) => () => void;
}

const TO_WORKER: LocalLine = { ask: askLocally, follow: followLocally };

export function localAuthority(game: string, { ask, follow: listen } = TO_WORKER): TableAuthority {
  /** Of two people at one screen, each is told what they may know while they look. */
  const at = () => ({ game, as: facingOf(game) });
  return {
    open: () => ask('open', at()),
    log: async () => {
      const answer = await ask('log', at());
      return answer.ok ? answer.value : null;
    },
    history: () => ask('history', at()),
    follow: (_after, { entry, gone }) => {
      const follow = (): (() => void) =>
        listen(at(), {
          tell: (update) => {
            entry?.(update);
          },
          gone: () => {
            gone?.();
          },
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
    send: (version, command) => ask('send', { ...at(), version, command }),
    orders: () => ask('orders', at()),
    changeOrders: (orders) => ask('changeOrders', { ...at(), orders }),
    notes: () => ask('notes', at()),
    changeNotes: (text) => ask('changeNotes', { ...at(), text }),
    record: () => ask('record', at()),
    source: () => ask('record', at()),
    playAgain: () => ask('playAgain', at()),
    callOff: async () => {
      const removed = await ask('remove', { game });
      return removed.ok ? ok(undefined) : err(removed.error);
    },
  };
}

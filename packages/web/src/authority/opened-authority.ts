// A table of a game from a file: it can be looked at and replayed, and nothing else.
import { err, ok, type Result } from '@arpents/engine';
import type { Failure } from '../api/client.ts';
import type { OpenedGame } from '../records/opened-game.ts';
import type { Asked, TableAuthority } from './table-authority.ts';

const failed = (code: Failure['code']): Result<never, Failure> =>
  err({ code, refusal: null, version: null, requestId: null });

/** What only those ask who sit at a table. */
const notForYou = (): Asked<never> => Promise.resolve(failed('not-your-game'));

export function openedAuthority(game: string): TableAuthority {
  let reading: Promise<OpenedGame | null> | null = null;
  const read = async <T>(part: (opened: OpenedGame) => T): Asked<T> => {
    // What reads files is fetched by those who open one.
    reading ??= import('../records/opened-game.ts').then(({ openedGame }) => openedGame(game));
    const opened = await reading;
    return opened === null ? failed('not-found') : ok(part(opened));
  };
  return {
    open: () => read(({ answer }) => answer),
    log: async () => {
      const log = await read((opened) => opened.log);
      return log.ok ? log.value : null;
    },
    source: () => read(({ value }) => value),
    follow: () => () => undefined,
    history: notForYou,
    send: notForYou,
    orders: notForYou,
    changeOrders: notForYou,
    notes: notForYou,
    changeNotes: notForYou,
    record: notForYou,
    playAgain: notForYou,
    callOff: notForYou,
  };
}

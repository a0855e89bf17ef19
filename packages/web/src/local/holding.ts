// Which of several tabs sees to what a game owes: by the browser's locks, or where it has none (plain http) by a lease in
// the database that has to be renewed. Should two ever do so, nothing is lost: only one of two entries gets its version.
import { takeLease } from './database.ts';
import type { HostSurroundings } from './local-host.ts';

type Hold = HostSurroundings['hold'];

const byLocks: Hold = (game, keep) => {
  const waiting = new AbortController();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  navigator.locks
    .request(`arpents.${game}`, { signal: waiting.signal }, () => {
      keep();
      return held;
    })
    // Whoever leaves while waiting gets nothing.
    .catch(() => undefined);
  return () => {
    letGo();
    waiting.abort();
  };
};

const LEASE_MS = 4000;
const RENEW_MS = 1000;

const byLease =
  (database: Promise<IDBDatabase>, holder: string): Hold =>
  (game, keep) => {
    let isHeld = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const now = Date.now();
      // Where there is no database there are no other tabs with this game either.
      const isOurs = await database
        .then((opened) => takeLease(opened, { game, holder, until: now + LEASE_MS }, now))
        .catch(() => true);
      if (isLeft) return;
      if (isOurs && !isHeld) keep();
      isHeld = isOurs;
      timer = setTimeout(() => void look(), RENEW_MS);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      // The next tab need not wait until the lease is over.
      if (isHeld) {
        void database
          .then((opened) => takeLease(opened, { game, holder, until: 0 }, Date.now()))
          .catch(() => undefined);
      }
    };
  };

export const holding = (database: Promise<IDBDatabase>, holder: string): Hold =>
  'locks' in navigator ? byLocks : byLease(database, holder);

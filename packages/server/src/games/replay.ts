// Taking up entries that are on disk: one, or many with a pause now and then.
import type { Seed } from '@arpents/engine';
import {
  advanceSession,
  openSession,
  type Advance,
  type Entry,
  type GameSession,
} from '@arpents/session';
import { giveWay } from '../breathe.ts';
import { GameDamaged, readingGame } from '../storage/damage.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { seedOf } from './seeds.ts';

/** Entries taken up without a pause: a millisecond or two. */
export const TAKEN_UP_AT_ONCE = 16;
/** A game of which many snapshots are missing is taken up in half of the time at most, a page of entries after the other. */
export const REST_AFTER_PAGE = 1;

/** Until the game starts, nobody has a seed to deal by: the table stands as if by this one, and shows nobody a card. */
export const NO_SEED: Seed = Array.from({ length: 8 }, () => 0);

/** The table before its first entry. */
export function emptySession(game: StoredGame): GameSession {
  const opened = openSession(game.terms, seedOf(game) ?? NO_SEED);
  if (!opened.ok) throw new GameDamaged(game.id, `it does not open: ${opened.error.code}`);
  return opened.value;
}

/** The next entry of a game; it was checked before it was written. */
export function takeUp(game: string, session: GameSession, entry: Entry): Advance {
  const what = `its entry ${entry.version} does not follow`;
  return readingGame(game, what, () => {
    const advance = advanceSession(session, entry);
    if (advance.ok) return advance.value;
    throw new GameDamaged(game, `${what}: ${advance.error.code}`);
  });
}

/** Takes entries up one after the other, telling of each. */
export async function takeUpAll(
  game: string,
  session: GameSession,
  entries: readonly Entry[],
  tell: (advance: Advance) => void,
): Promise<GameSession> {
  let current = session;
  let since = performance.now();
  for (const [at, entry] of entries.entries()) {
    if (at > 0 && at % TAKEN_UP_AT_ONCE === 0) {
      await giveWay(since);
      since = performance.now();
    }
    const advance = takeUp(game, current, entry);
    ({ session: current } = advance);
    tell(advance);
  }
  return current;
}

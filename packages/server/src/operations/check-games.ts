// Plays every stored game through once more and compares the outcome with what the lists say.
import { invariantsBrokenBy } from '@arpents/engine';
import { deciderOf, type GameSession } from '@arpents/session';
import { emptySession, takeUp } from '../games/replay.ts';
import { isSeedMade } from '../games/seeds.ts';
import type { Storage } from '../storage/storage.ts';

export interface GameFault {
  readonly game: string;
  /** In a sentence. */
  readonly fault: string;
}

export interface CheckReport {
  readonly games: number;
  readonly entries: number;
  readonly faults: readonly GameFault[];
}

export async function checkGames(storage: Storage): Promise<CheckReport> {
  const faults: GameFault[] = [];
  const ids = await storage.games.allGames();
  let entries = 0;
  for (const id of ids) {
    const found = await checkGame(storage, id);
    entries += found.entries;
    faults.push(...found.faults.map((fault) => ({ game: id, fault })));
  }
  return { games: ids.length, entries, faults };
}

async function checkGame(
  storage: Storage,
  id: string,
): Promise<{ readonly entries: number; readonly faults: readonly string[] }> {
  const stored = await storage.games.byId(id);
  if (stored === null) return { entries: 0, faults: ['The game has no row of progress.'] };
  const entries = await storage.games.entriesAfter(id, 0);
  let session: GameSession;
  try {
    session = emptySession(stored.game);
    for (const entry of entries) ({ session } = takeUp(session, entry));
  } catch (error) {
    return { entries: entries.length, faults: [`It does not replay: ${String(error)}.`] };
  }
  const { progress } = stored;
  const faults = entries.length === 0 ? [] : invariantsBrokenBy(session.state);
  if (entries.length > 0 && !isSeedMade(stored.game)) faults.push('Parts of its seed are missing.');
  const compare = (what: string, kept: unknown, found: unknown): void => {
    if (JSON.stringify(kept) !== JSON.stringify(found)) {
      faults.push(
        `${what}: kept is ${JSON.stringify(kept)}, replayed is ${JSON.stringify(found)}.`,
      );
    }
  };
  compare('Version', progress.version, session.version);
  compare('Outcome', progress.outcome, session.state.outcome);
  compare('Whose decision', progress.decider, deciderOf(session));
  const over = progress.status === 'over';
  compare('Over', over, session.version > 0 && session.state.phase === 'over');
  return { entries: entries.length, faults };
}

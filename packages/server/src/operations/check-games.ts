// Checks what is kept: the file, every row by itself, and every game by playing it through once more and comparing the
// outcome with what the lists say.
import { invariantsBrokenBy } from '@arpents/engine';
import { deciderOf } from '@arpents/session';
import { emptySession, takeUp } from '../games/replay.ts';
import { isSeedMade } from '../games/seeds.ts';
import { GameDamaged } from '../storage/damage.ts';
import { isCorrupt } from '../storage/quick-check.ts';
import type { Storage } from '../storage/storage.ts';
import { damagedRows } from './check-rows.ts';

export interface GameFault {
  /** null: it is not about one game. */
  readonly game: string | null;
  /** In a sentence. */
  readonly fault: string;
}

export interface CheckReport {
  readonly games: number;
  readonly entries: number;
  readonly faults: readonly GameFault[];
}

export async function checkGames(storage: Storage): Promise<CheckReport> {
  const apart = [...(await storage.faultsOfFile()), ...(await damagedRows(storage))];
  const faults: GameFault[] = apart.map((fault) => ({ game: null, fault }));
  const ids = await storage.games.allGames().catch((error: unknown) => {
    // Said above, with the table of games.
    if (isCorrupt(error)) return [];
    throw error;
  });
  let entries = 0;
  for (const id of ids) {
    const found = await checkGame(storage, id);
    entries += found.entries;
    faults.push(...found.faults.map((fault) => ({ game: id, fault })));
  }
  return { games: ids.length, entries, faults };
}

interface Checked {
  readonly entries: number;
  readonly faults: readonly string[];
}

async function checkGame(storage: Storage, id: string): Promise<Checked> {
  try {
    return await replayAndCompare(storage, id);
  } catch (error) {
    if (isCorrupt(error)) return { entries: 0, faults: ['It cannot be read.'] };
    if (!(error instanceof GameDamaged)) throw error;
    return { entries: 0, faults: [`It does not replay: ${error.message}.`] };
  }
}

async function replayAndCompare(storage: Storage, id: string): Promise<Checked> {
  const stored = await storage.games.byId(id);
  if (stored === null) return { entries: 0, faults: ['The game has no row of progress.'] };
  const entries = await storage.games.entriesAfter(id, 0);
  let session = emptySession(stored.game);
  for (const entry of entries) ({ session } = takeUp(id, session, entry));
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

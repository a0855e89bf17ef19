// Snapshots of games in the database. They are a cache: whatever is missing, unreadable or of another form is made anew
// from the entries, so nothing here is ever waited for by a move or missed by an answer.
import {
  SNAPSHOT_FORMAT,
  SNAPSHOT_INTERVAL,
  type Snapshot,
  type SnapshotPart,
} from '@arpents/session';
import type { Kysely } from 'kysely';
import { breathe } from '../breathe.ts';
import type { Schema } from './schema.ts';

/** Rows read at a time: few enough that reading them keeps nobody waiting. */
const PAGE = 16;

export interface SnapshotChain {
  /** From the first snapshot of the game on, without gaps. */
  readonly parts: readonly SnapshotPart[];
  readonly last: Snapshot;
}

export interface SnapshotStore {
  readonly put: (game: string, snapshot: Snapshot) => Promise<void>;
  /** The longest chain up to a version; null: none. */
  readonly chain: (game: string, upTo: number) => Promise<SnapshotChain | null>;
  /** Forgets all snapshots of all games. */
  readonly clear: () => Promise<void>;
}

/** `past`: a connection for long reading; `readOnly`: for commands beside a running server. */
export function snapshotStore(
  db: Kysely<Schema>,
  past: Kysely<Schema>,
  readOnly: boolean,
): SnapshotStore {
  const ofGame = (game: string) =>
    past.selectFrom('snapshot').where('game', '=', game).where('format', '=', SNAPSHOT_FORMAT);

  async function parts(game: string, upTo: number): Promise<SnapshotPart[]> {
    const found: SnapshotPart[] = [];
    for (;;) {
      const rows = await ofGame(game)
        .select(['version', 'part'])
        .where('version', '>', found.length * SNAPSHOT_INTERVAL)
        .where('version', '<=', upTo)
        .orderBy('version')
        .limit(PAGE)
        .execute();
      for (const { version, part } of rows) {
        const read = version === (found.length + 1) * SNAPSHOT_INTERVAL ? parsed(part) : null;
        if (read === null) return found;
        found.push({ ...(read as Omit<SnapshotPart, 'version'>), version });
      }
      if (rows.length < PAGE) return found;
      await breathe();
    }
  }

  return {
    put: async (game, { version, rest, ...part }) => {
      if (readOnly) return;
      await db
        .insertInto('snapshot')
        .values({
          game,
          version,
          format: SNAPSHOT_FORMAT,
          part: JSON.stringify(part),
          rest: JSON.stringify(rest),
        })
        .onConflict((conflict) =>
          conflict.columns(['game', 'version']).doUpdateSet((eb) => ({
            format: eb.ref('excluded.format'),
            part: eb.ref('excluded.part'),
            rest: eb.ref('excluded.rest'),
          })),
        )
        .execute();
    },

    chain: async (game, upTo) => {
      const found = await parts(game, upTo);
      for (let last = found.at(-1); last !== undefined; last = found.at(-1)) {
        const row = await ofGame(game)
          .select('rest')
          .where('version', '=', last.version)
          .executeTakeFirst();
        const rest = row === undefined ? null : parsed(row.rest);
        if (rest !== null)
          return { parts: found, last: { ...last, rest: rest as Snapshot['rest'] } };
        found.pop();
      }
      return null;
    },

    clear: async () => {
      await db.deleteFrom('snapshot').execute();
    },
  };
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

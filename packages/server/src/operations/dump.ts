// Backup and restore: every table as JSON lines, the same for both databases, so that a backup of one can be restored
// into the other. A backup is one snapshot, made while the server runs; restoring needs an empty database.
import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { completePeople } from '../storage/complete-people.ts';
import { UNREADABLE } from '../storage/damage.ts';
import type { Schema } from '../storage/schema.ts';

/** Ends with a checksum over its lines. */
const DUMP_FORMAT = 'arpents-backup-2';
/** Of version 0.1.0, without a checksum. */
const FIRST_FORMAT = 'arpents-backup-1';

export interface Table {
  readonly name: keyof Schema;
  readonly key: readonly string[];
}

/**
 * All tables, with the columns that name a row; but the heartbeat, which is about processes that a backup knows nothing
 * of, and the snapshots, which are a cache.
 */
export const TABLES: readonly Table[] = [
  { name: 'person', key: ['id'] },
  { name: 'recovery_code', key: ['person', 'code_hash'] },
  { name: 'sign_in', key: ['id'] },
  { name: 'access_token', key: ['id'] },
  { name: 'game', key: ['id'] },
  { name: 'game_progress', key: ['game'] },
  { name: 'entry', key: ['game', 'version'] },
  { name: 'job', key: ['game'] },
  { name: 'person_counter', key: ['person'] },
  { name: 'person_event', key: ['person', 'number'] },
  { name: 'standing_orders', key: ['game', 'person', 'side'] },
  { name: 'notes', key: ['game', 'person'] },
  { name: 'rating', key: ['person', 'side'] },
  { name: 'rated_game', key: ['game'] },
  { name: 'barrier', key: ['person', 'other'] },
  { name: 'report', key: ['id'] },
  { name: 'audit', key: ['number'] },
  { name: 'origin', key: ['person', 'kind', 'hash'] },
];
const PAGE = 1000;

export type Row = Readonly<Record<string, unknown>>;

/** A page at a time, in the order of their keys. */
export async function* rowsOf(db: Kysely<Schema>, { name, key }: Table): AsyncGenerator<Row> {
  const table = sql.table(name);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let last: Row | null = null; ;) {
    const from: RawBuilder<unknown> =
      last === null
        ? sql``
        : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const page =
      await sql<Row>`select * from ${table} ${from} order by ${columns} limit ${PAGE}`.execute(db);
    yield* page.rows;
    last = page.rows.at(-1) ?? null;
    if (page.rows.length < PAGE || last === null) return;
  }
}

export interface Dumped {
  readonly rows: number;
  /** Of these, rows with text that cannot be read: the rest of them is there. */
  readonly damaged: number;
}

/** Writes everything, a line at a time; `write` is waited for. */
export function writeDump(
  db: Kysely<Schema>,
  write: (line: string) => Promise<void>,
): Promise<Dumped> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const checksum = new Checksum();
      const put = (line: string): Promise<void> => {
        checksum.add(line);
        return write(line);
      };
      await put(JSON.stringify({ format: DUMP_FORMAT }));
      let rows = 0;
      let damaged = 0;
      for (const table of TABLES) {
        for await (const row of rowsOf(trx, table)) {
          await put(JSON.stringify([table.name, row]));
          rows++;
          if (Object.values(row).includes(UNREADABLE)) damaged++;
        }
      }
      await write(JSON.stringify({ rows, sha256: checksum.hex() }));
      return { rows, damaged };
    });
}

/** Over the lines of a backup, in order: whoever changes one by hand, or a disk that does, is noticed. */
class Checksum {
  readonly #hash = createHash('sha256');
  add(line: string): void {
    this.#hash.update(`${line}\n`);
  }
  hex(): string {
    return this.#hash.digest('hex');
  }
}

/** Why a backup cannot be restored. */
export class NotRestorable extends Error {}

/** Reads a backup into an empty database, all or nothing. Returns the number of rows. */
export function readDump(db: Kysely<Schema>, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    for (const name of ['person', 'game'] as const) {
      const some = await trx.selectFrom(name).select('id').limit(1).execute();
      if (some.length > 0) throw new NotRestorable('The database is not empty.');
    }
    const checksum = new Checksum();
    let rows = 0;
    let format: unknown = null;
    let isOver = false;
    for await (const line of lines) {
      if (line.trim() === '') continue;
      if (isOver) throw new NotRestorable('The backup goes on after its end.');
      const read = readLine(line);
      if (format === null) {
        ({ format } = read);
        if (format !== DUMP_FORMAT && format !== FIRST_FORMAT) {
          throw new NotRestorable('The file is not a backup of Arpents.');
        }
      } else if (read.row !== null) {
        await insertRow(trx, read.row);
        rows++;
      } else {
        if (read.rows !== rows) throw new NotRestorable('The backup has lost rows.');
        if (format === DUMP_FORMAT && read.sha256 !== checksum.hex()) {
          throw new NotRestorable('The backup is not as it was written: its checksum is wrong.');
        }
        isOver = true;
      }
      if (!isOver) checksum.add(line);
    }
    if (!isOver) throw new NotRestorable('The backup is not complete.');
    await completePeople(trx);
    return rows;
  });
}

/** A line of a backup: the first and the last are objects, all others are rows. */
interface Line {
  readonly row: readonly unknown[] | null;
  readonly format?: unknown;
  readonly rows?: unknown;
  readonly sha256?: unknown;
}

function readLine(line: string): Line {
  try {
    const read: unknown = JSON.parse(line);
    return Array.isArray(read) ? { row: read } : { row: null, ...(read as object) };
  } catch {
    throw new NotRestorable('The file is not a backup of Arpents.');
  }
}

async function insertRow(trx: Transaction<Schema>, [name, row]: readonly unknown[]): Promise<void> {
  const table = TABLES.find((one) => one.name === name);
  if (table === undefined || typeof row !== 'object' || row === null) {
    throw new NotRestorable('The backup holds a table that is not known here.');
  }
  await trx.insertInto(table.name).values(row).execute();
}

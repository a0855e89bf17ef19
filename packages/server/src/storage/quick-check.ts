// Whether the file of the embedded database is whole, as far as SQLite can tell without comparing all its indexes.
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** More than these tell nobody anything new. */
const MOST_FAULTS = 20;

/** What is wrong with the file, in sentences of SQLite. */
export async function faultsOfFile(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<
    Readonly<Record<string, string>>
  >`pragma quick_check(${sql.lit(MOST_FAULTS)})`
    .execute(db)
    .catch(asCorrupt);
  const said = rows.flatMap((row) => Object.values(row)).filter((line) => line !== 'ok');
  return said.map((line) => `The file arpents.db is damaged: ${line.replaceAll('\n', ' ')}.`);
}

/** What there is to read of something that SQLite cannot read: nothing, and a line that says so. */
function asCorrupt(error: unknown): { readonly rows: readonly Readonly<Record<string, string>>[] } {
  if (!isCorrupt(error)) throw error;
  return { rows: [{ fault: 'it cannot be read to its end' }] };
}

/** Whether SQLite came upon a part of its file that makes no sense. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CORRUPT');

/** Nobody is served from a file that is damaged: what is written to it might be lost. */
export async function expectSound(db: Kysely<Schema>): Promise<void> {
  const [first] = await faultsOfFile(db);
  if (first === undefined) return;
  throw new DatabaseUnavailable(
    `${first} Nothing was changed. Restore a backup into an empty data folder, or ask "arpents check" what is concerned.`,
  );
}

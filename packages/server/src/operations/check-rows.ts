// Looks at every row of every table by itself: whether its texts are text, and its JSON is JSON.
import type { Storage } from '../storage/storage.ts';
import { UNREADABLE } from '../storage/damage.ts';
import { isCorrupt } from '../storage/quick-check.ts';
import { TABLES, rowsOf, type Row, type Table } from './dump.ts';

/** Columns that hold JSON, by table. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  game: ['options', 'setup', 'pace'],
  game_progress: ['outcome'],
  entry: ['body'],
  person_event: ['news'],
  standing_orders: ['orders'],
};

/** A sentence for each column of each row that cannot be read. */
export async function damagedRows({ db }: Storage): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    try {
      for await (const row of rowsOf(db, table)) found.push(...faultsOf(table, row));
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      found.push(`Table ${table.name} cannot be read to its end.`);
    }
  }
  return found;
}

function faultsOf({ name, key }: Table, row: Row): readonly string[] {
  const where = `Row ${key.map((column) => String(row[column])).join(', ')} of table ${name}`;
  const json = JSON_COLUMNS[name] ?? [];
  return Object.entries(row).flatMap(([column, value]) => {
    if (value === UNREADABLE) return [`${where}: ${column} is not text.`];
    return json.includes(column) && !isJson(value) ? [`${where}: ${column} is not JSON.`] : [];
  });
}

function isJson(value: unknown): boolean {
  if (value === null) return true;
  try {
    return typeof value === 'string' && JSON.parse(value) !== undefined;
  } catch {
    return false;
  }
}

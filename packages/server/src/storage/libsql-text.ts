// Text of the embedded database, read as bytes and decoded here. The driver ends the whole process when a text is not
// valid UTF-8 (docs/upstream.md); decoded here, it costs the reader of that row an answer and nobody else anything.
import { UNREADABLE } from './damage.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Whether a statement reads rows that were written before; what `returning` gives back has just come from here. */
export const readsText = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql);

/** The same query with every text as bytes. No table has columns of bytes that could be mistaken for one. */
export function asBytes(sql: string, columns: readonly string[]): string {
  if (new Set(columns).size < columns.length) {
    throw new Error('a query has two columns of the same name');
  }
  const casts = columns.map(quoted).map((column) => {
    return `case typeof(${column}) when 'text' then cast(${column} as blob) else ${column} end as ${column}`;
  });
  return `select ${casts.join(', ')} from (${sql})`;
}

function textFrom(bytes: ArrayBuffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return UNREADABLE;
  }
}

/** A row of such a query with its texts; what is no text is `UNREADABLE`. */
export function decodeRow(
  row: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const column of columns) {
    const value = row[column];
    decoded[column] = value instanceof ArrayBuffer ? textFrom(value) : value;
  }
  return decoded;
}

// Why a database cannot be used, in a sentence for whoever runs the server.

/** Something to put right before the database can be opened. The message is the sentence. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database at DATABASE_URL does not answer.',
  ENOTFOUND: 'There is no machine of the name in DATABASE_URL.',
  ETIMEDOUT: 'The database at DATABASE_URL does not answer.',
  // PostgreSQL's own codes.
  '28P01': 'The database at DATABASE_URL refuses the password.',
  '28000': 'The database at DATABASE_URL refuses this user.',
  '3D000': 'There is no database of the name in DATABASE_URL.',
  '42501': 'The user in DATABASE_URL may not make tables in that database.',
  SQLITE_NOTADB: 'The file arpents.db in the data folder is not a database.',
  SQLITE_CORRUPT: 'The file arpents.db in the data folder is damaged. Restore a backup.',
  SQLITE_FULL: 'The disk of the data folder is full.',
  SQLITE_CANTOPEN: 'The file arpents.db in the data folder cannot be opened.',
  SQLITE_READONLY: 'The data folder cannot be written to.',
  ENOSPC: 'The disk is full.',
  EACCES: 'The data folder may not be used by this user. Set ARPENTS_DATA.',
  EROFS: 'The data folder cannot be written to. Set ARPENTS_DATA.',
  ENOTDIR: 'ARPENTS_DATA does not name a folder.',
  EEXIST: 'ARPENTS_DATA does not name a folder.',
};

/** Errors of a database that was there and will be again: nobody's mistake, and worth another try. */
const AWAY: ReadonlySet<unknown> = new Set([
  // The network.
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  // PostgreSQL: shutting down, crashed, starting up, too many connections, disk full, read only.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
  // SQLite: disk full, in use, disk failing.
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'SQLITE_IOERR',
]);

/** The driver says these without a code. */
const AWAY_WITHOUT_CODE = /^(Connection terminated|timeout exceeded when trying to connect)/;

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return AWAY.has(code) || AWAY_WITHOUT_CODE.test(error.message) || isAway(error.cause);
}

/** The sentence for an error of a database, or null if it is about something else. */
export function whyUnavailable(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseUnavailable) return error.message;
  const { code } = error as { readonly code?: unknown };
  const sentence = typeof code === 'string' ? SENTENCES[code] : undefined;
  return sentence ?? whyUnavailable(error.cause);
}

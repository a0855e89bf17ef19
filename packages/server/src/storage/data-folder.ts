// The folder of the embedded database: made where there is none, looked at before anything is opened in it, and its files
// kept from other users. They hold password hashes and the seeds of running games.
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseUnavailable } from './unavailable.ts';

export const databaseFile = (folder: string): string => join(folder, 'arpents.db');
export const lockFile = (folder: string): string => join(folder, 'lock.db');

const FOR_OWNER = { folder: 0o700, file: 0o600 };
/** What SQLite writes beside a database; it gives a new one the rights of the database. */
const BESIDE = ['-wal', '-shm', '-journal'];

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** Folders that are missing, from the top. Node's own way of doing this does not come to an end below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path, { mode: FOR_OWNER.folder });
}

/** Makes the folder if need be; throws a sentence if it cannot be made or used. */
export function prepareFolder(given: string): void {
  const folder = resolve(given);
  try {
    makeFolder(folder);
  } catch (error) {
    throw new DatabaseUnavailable(
      `The data folder ${folder} cannot be made (${String(codeOf(error))}). Set ARPENTS_DATA to another one.`,
    );
  }
  for (const path of [folder, databaseFile(folder), lockFile(folder)]) {
    if (path !== folder && !existsSync(path)) continue;
    const wanted = path === folder ? constants.X_OK : 0;
    try {
      accessSync(path, constants.R_OK | constants.W_OK | wanted);
    } catch {
      const what = path === folder ? 'The data folder' : 'The file';
      throw new DatabaseUnavailable(
        `${what} ${path} may not be written to by this user. Change its owner, or set ARPENTS_DATA to another folder.`,
      );
    }
  }
}

/** Only this user reads and writes a database, also in a folder that others can look into. */
export function keepPrivate(database: string): void {
  // Made here rather than by SQLite, which leaves the rights to chance.
  closeSync(openSync(database, 'a', FOR_OWNER.file));
  for (const file of [database, ...BESIDE.map((end) => database + end)]) {
    if (!existsSync(file)) continue;
    try {
      chmodSync(file, FOR_OWNER.file);
    } catch (error) {
      // It belongs to somebody else, who lets this user write to it: that is theirs to decide.
      if (codeOf(error) !== 'EPERM') throw error;
    }
  }
}

// Measured cells of the balance report, kept in a file so that a run that was stopped goes on where it was.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CellCache } from './balance.ts';
import type { Cell } from './balance-cell.ts';

interface CacheFile {
  /** Of the players that were measured: others play other games. */
  readonly fingerprint: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** Cells measured with other players than those of `fingerprint` are forgotten. */
export function openCellCache(file: string, fingerprint: string): CellCache {
  const known = readCacheFile(file);
  const cells = new Map(known?.fingerprint === fingerprint ? Object.entries(known.cells) : []);
  return {
    get: (key) => cells.get(key),
    put(key, cell) {
      cells.set(key, cell);
      const content: CacheFile = { fingerprint, cells: Object.fromEntries(cells) };
      mkdirSync(dirname(file), { recursive: true });
      // Renamed into place: a run that is killed leaves the old file or the new one.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(content));
      renameSync(unfinished, file);
    },
  };
}

/** A file that is missing or broken is an empty cache. */
function readCacheFile(file: string): CacheFile | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CacheFile;
  } catch {
    return null;
  }
}

/** Says which players are measured: changes with the engine, the players and how matches are played. */
export function fingerprintOf(bundle: URL): string {
  return existsSync(bundle)
    ? createHash('sha256').update(readFileSync(bundle)).digest('hex')
    : 'unbundled';
}

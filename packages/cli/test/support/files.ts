// Recorded games of the repository, and places for files that tests write.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const recordedGame = (id: string): string => join(ROOT, 'fixtures/games', `${id}.json`);

/** A folder that is gone after the tests of this file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a recorded game, changed by the test, to a file of its own. */
export function changedGame(
  folder: string,
  id: string,
  change: (game: RecordedJson) => void,
): string {
  const game = JSON.parse(readFileSync(recordedGame(id), 'utf8')) as RecordedJson;
  change(game);
  const path = join(folder, `${id}-changed.json`);
  writeFileSync(path, JSON.stringify(game));
  return path;
}

/** The parts of a recorded game that tests change. */
export interface RecordedJson {
  turns: {
    actions: Record<string, unknown>[];
    after: Record<'british' | 'french', { money: number; discard: string[] }>;
  }[];
}

// Transcripts of the repository, and places for files that tests write.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const transcriptFile = (id: string): string => join(ROOT, 'fixtures/games', `${id}.json`);

/** A folder that is gone after the tests of this file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arpents-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a transcript, changed by the test, to a file of its own. */
export function changedGame(
  folder: string,
  id: string,
  change: (game: TranscriptJson) => void,
): string {
  const game = JSON.parse(readFileSync(transcriptFile(id), 'utf8')) as TranscriptJson;
  change(game);
  const path = join(folder, `${id}-changed.json`);
  writeFileSync(path, JSON.stringify(game));
  return path;
}

/** The parts of a transcript that tests change. */
export interface TranscriptJson {
  turns: {
    actions: Record<string, unknown>[];
    after: Record<'british' | 'french', { money: number; discard: string[] }>;
  }[];
}

// Files with a game: the engine's own records, and transcripts with every pile after every turn.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { err, ok, type Result } from '@arpents/engine';
import { readTranscript, type Transcript } from '@arpents/engine/transcripts';
import { describeRecordFault } from '@arpents/messages';
import { readPublishedRecord, type ReplayableRecord } from '@arpents/protocol';

export type GameFile =
  | ({ readonly format: 'record' } & ReplayableRecord)
  | { readonly format: 'transcript'; readonly transcript: Transcript };

/** What a file is called in reports: `game-01` for `games/game-01.json`. */
export const gameName = (path: string): string => basename(path, '.json');

/** The game in a file, or a sentence that says why there is none. */
export function readGameFile(path: string): Result<GameFile, string> {
  const content = readJson(path);
  if (!content.ok) return content;
  const { value } = content;
  if (typeof value === 'object' && value !== null && 'turns' in value) {
    const transcript = readTranscript(value);
    return transcript.ok
      ? ok({ format: 'transcript', transcript: transcript.value })
      : err(describeRecordFault(transcript.error, 'en'));
  }
  const record = readPublishedRecord(value);
  return record.ok
    ? ok({ format: 'record', ...record.value })
    : err(describeRecordFault(record.error, 'en'));
}

function readJson(path: string): Result<unknown, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    return err(whyUnreadable(thrown));
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('The file is not JSON.');
  }
}

const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'That is a folder, not a file.',
  EACCES: 'The file may not be read.',
};

function whyUnreadable(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return WHY_UNREADABLE[code] ?? `The file cannot be read (${code}).`;
}

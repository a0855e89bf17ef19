// A game in a file, whoever opens it: a record as servers publish it, or a transcript with every pile after every turn.
import {
  courseOfRecord,
  ok,
  type Course,
  type RecordFault,
  type ReplayFault,
  type Result,
} from '@arpents/engine';
import {
  courseOfTranscript,
  readTranscript,
  type Transcript,
  type TranscriptDifference,
} from '@arpents/engine/transcripts';
import { readPublishedRecord, type ReplayableRecord } from './records.ts';

export type GameFile =
  | ({ readonly format: 'record' } & ReplayableRecord)
  | { readonly format: 'transcript'; readonly transcript: Transcript };

/** What a file holds, after it was read as JSON: a transcript has turns, a record has actions. */
export function readGameFile(value: unknown): Result<GameFile, RecordFault> {
  if (typeof value === 'object' && value !== null && 'turns' in value) {
    const transcript = readTranscript(value);
    return transcript.ok ? ok({ format: 'transcript', transcript: transcript.value }) : transcript;
  }
  const record = readPublishedRecord(value);
  return record.ok ? ok({ format: 'record', ...record.value }) : record;
}

/** How the game in a file went, or where it makes no sense. */
export const courseOfFile = (file: GameFile): Result<Course, ReplayFault | TranscriptDifference> =>
  file.format === 'record'
    ? courseOfRecord(file.record, file.start)
    : courseOfTranscript(file.transcript);

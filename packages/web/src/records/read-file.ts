// Reading a game from a file, or finding what is wrong with it and where.
import {
  err,
  ok,
  type Course,
  type RecordFault,
  type ReplayFault,
  type Result,
} from '@arpents/engine';
import type { TranscriptDifference } from '@arpents/engine/transcripts';
import { courseOfFile, digestOf, readGameFile } from '@arpents/protocol';
import { faultyLine } from './json-line.ts';
import { keepFile } from './kept-files.ts';
import { openedId } from './opened-id.ts';

export type FileFault =
  | { readonly code: 'too-large' }
  /** A folder, or a file that is gone or kept from the browser by now. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'not-json'; readonly line: number }
  | RecordFault
  | ReplayFault
  | TranscriptDifference;

/** Longer than any game that was ever written down. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A game as it stands in a file, played through. */
export function readText(
  text: string,
): Result<{ readonly value: unknown; readonly course: Course }, FileFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', line: faultyLine(text) });
  }
  const file = readGameFile(value);
  if (!file.ok) return file;
  const course = courseOfFile(file.value);
  return course.ok ? ok({ value, course: course.value }) : course;
}

/** Keeps the game of a file and gives the id that it is found by. */
export async function openFile(file: Blob): Promise<Result<string, FileFault>> {
  if (file.size > MOST_BYTES) return err({ code: 'too-large' });
  const text = await file.text().catch(() => null);
  if (text === null) return err({ code: 'unreadable' });
  const read = readText(text);
  if (!read.ok) return read;
  const id = openedId(digestOf(text));
  await keepFile(id, text);
  return ok(id);
}

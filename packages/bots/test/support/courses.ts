// Recorded games as the analysis takes them.
import { readFileSync, readdirSync } from 'node:fs';
import { courseOfRecord, readRecord, type Course } from '@arpents/engine';
import { courseOfTranscript, readTranscript } from '@arpents/engine/transcripts';

const FOLDER = new URL('../../../../fixtures/games/', import.meta.url);

export const RECORDED: readonly string[] = readdirSync(FOLDER);

export function courseIn(file: string): Course {
  const content: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (file.startsWith('game-')) {
    const transcript = readTranscript(content);
    if (!transcript.ok) throw new Error(JSON.stringify(transcript.error));
    const course = courseOfTranscript(transcript.value);
    if (!course.ok) throw new Error(JSON.stringify(course.error));
    return course.value;
  }
  const record = readRecord(content);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const course = courseOfRecord(record.value);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  return course.value;
}

/** The beginning of a course: its first turns. */
export function firstTurns({ steps, end }: Course, count: number): Course {
  const rest = steps.findIndex(({ state }) => state.turn > count);
  return rest < 0
    ? { steps, end }
    : { steps: steps.slice(0, rest), end: steps[rest]?.state ?? end };
}

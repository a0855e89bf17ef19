// The course of a transcript, apart from that of a record: whoever plays does not load what reads transcripts.
import type { GameEvent } from '../events.ts';
import { ok, type Result } from '../vocabulary.ts';
import type { Course, CourseStep } from './course.ts';
import { replayTranscript, type TranscriptDifference } from './replay-transcript.ts';
import type { Transcript } from './transcript.ts';

/** Its decks are written down, so every draw is in it. */
export function courseOfTranscript(transcript: Transcript): Result<Course, TranscriptDifference> {
  const decided: Omit<CourseStep, 'events'>[] = [];
  const told: (readonly GameEvent[])[] = [];
  const replayed = replayTranscript(transcript, (state, action, events) => {
    decided.push({ state, action });
    told.push(events);
  });
  if (!replayed.ok) return replayed;
  const { events, final } = replayed.value;
  const steps = decided.map((step, i) => ({ ...step, events: told[i + 1] ?? events }));
  return ok({ steps, end: final });
}

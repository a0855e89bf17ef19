// A game as it went, read from a record or from a transcript: the same steps, with what came of each.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyAction, courseOfRecord, readRecord, type Course } from '../src/index.ts';
import { courseOfTranscript, readTranscript } from '../src/transcripts.ts';

const fileOf = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/games/${name}.json`, import.meta.url), 'utf8'),
  );

function recorded(name: string): Course {
  const record = readRecord(fileOf(name));
  const course = record.ok ? courseOfRecord(record.value) : record;
  if (!course.ok) throw new Error(`${name} does not replay`);
  return course.value;
}

function transcribed(name: string): Course {
  const transcript = readTranscript(fileOf(name));
  const course = transcript.ok ? courseOfTranscript(transcript.value) : transcript;
  if (!course.ok) throw new Error(`${name} does not replay`);
  return course.value;
}

describe('the course of a game', () => {
  it('has the events of each step of a record', () => {
    const { steps } = recorded('own-second');
    for (const { state, action, events } of steps) {
      const step = applyAction(state, action);
      expect(step.ok && step.value.events).toEqual(events);
    }
  });

  it.each(['game-01', 'game-03', 'game-05', 'game-07', 'game-09'])(
    'has the events of each step of %s, draws included, and the turn that each begins',
    (name) => {
      const { steps, end } = transcribed(name);
      for (const [i, { action, events }] of steps.entries()) {
        const [taken] = events.filter(({ kind }) => kind === 'action-taken');
        expect(taken).toMatchObject({ action });
        const began = events.find((event) => event.kind === 'turn-began');
        const next = steps[i + 1]?.state ?? end;
        if (began !== undefined) expect(next.turn).toBe(began.turn);
        const ended = events.some((event) => event.kind === 'game-ended');
        expect(ended).toBe(next.outcome !== null);
      }
      expect(end.outcome).not.toBeNull();
    },
  );
});

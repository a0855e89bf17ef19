// A position written down as an arrangement is the same position again.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  courseOfRecord,
  gameFromSetup,
  readRecord,
  setupOf,
  type Course,
  type GameState,
} from '../src/index.ts';
import { courseOfTranscript, readTranscript } from '../src/transcripts.ts';

const GAMES = ['game-01', 'game-03', 'game-05', 'game-07', 'game-09', 'own-second', 'own-first'];

function courseOf(name: string): Course {
  const file = new URL(`../../../fixtures/games/${name}.json`, import.meta.url);
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const record = readRecord(value);
  const transcript = record.ok ? null : readTranscript(value);
  const course = record.ok
    ? courseOfRecord(record.value)
    : transcript?.ok === true
      ? courseOfTranscript(transcript.value)
      : null;
  if (course?.ok !== true) throw new Error(`${name} does not replay`);
  return course.value;
}

/** Without what only the course of a game tells. */
const arranged = (state: GameState): unknown => ({
  ...state,
  seed: null,
  players: Object.values(state.players).map((player) => ({ ...player, known: [], shuffles: 0 })),
});

describe('a position as an arrangement', () => {
  it.each(GAMES)('is the same wherever somebody takes an action in %s', (name) => {
    const { steps } = courseOf(name);
    let begun = 0;
    for (const { state } of steps) {
      const setup = setupOf(state);
      expect(setup !== null).toBe(state.decision?.kind === 'take-action');
      if (setup === null) continue;
      const again = gameFromSetup(setup, state.options, state.seed);
      expect(again.ok && arranged(again.value)).toEqual(arranged(state));
      begun++;
    }
    expect(begun).toBeGreaterThan(100);
  });

  it('is none once the game is over', () => {
    expect(setupOf(courseOf('game-01').end)).toBeNull();
  });
});

// The positions of a game that is over, replayed from its record; loaded when somebody looks back.
import { err, ok, type Course, type GameState, type Result } from '@arpents/engine';
import { courseOfFile, readGameFile } from '@arpents/protocol';
import type { Failure } from '../api/client.ts';
import type { TableAuthority } from '../authority/table-authority.ts';

/** One request, and the engine plays the whole of it. */
export async function courseAt(authority: TableAuthority): Promise<Result<Course, Failure>> {
  const source = await authority.source();
  return source.ok ? courseOfSource(source.value) : source;
}

/** Of what a game can be replayed from, a record or a transcript. */
export function courseOfSource(source: unknown): Result<Course, Failure> {
  const file = readGameFile(source);
  const course = file.ok ? courseOfFile(file.value) : file;
  return course.ok ? ok(course.value) : err(UNREADABLE);
}

const UNREADABLE: Failure = {
  code: 'game-damaged',
  refusal: null,
  version: null,
  requestId: null,
};

/** The position after so many actions. */
export const stateAfter = ({ steps, end }: Course, actions: number): GameState =>
  steps[actions]?.state ?? end;

// The actions of a game that were not taken back, from the last one to the first: a session holds on to the line of the
// one before it and adds a step. As an array it would be copied with every action, and a server would keep, of every game
// and for every move, as much as the game is long.
import type { Action, Side } from '@arpents/engine';

/** An action that was not taken back. */
export interface LineStep {
  /** Of the entry that holds it. */
  readonly version: number;
  readonly side: Side;
  readonly action: Action;
  /** Whether it showed somebody something new (R99). */
  readonly revealed: boolean;
}

interface LineEnd {
  readonly step: LineStep;
  readonly before: Line;
  /** With this step. */
  readonly length: number;
}

/** null: nothing was done yet. */
export type Line = LineEnd | null;

export const lengthOf = (line: Line): number => line?.length ?? 0;

/** The version that names the position at the end of a line. */
export const lineVersion = (line: Line): number => line?.step.version ?? 1;

export const lineWith = (line: Line, step: LineStep): Line => ({
  step,
  before: line,
  length: lengthOf(line) + 1,
});

/** The line as far as the last step of which something is true. */
export function lineUpToLast(line: Line, isTrue: (step: LineStep) => boolean): Line {
  let end = line;
  while (end !== null && !isTrue(end.step)) end = end.before;
  return end;
}

/** The part of a line that leads to the position of a version; undefined: no position bears it. */
export function lineTo(line: Line, version: number): Line | undefined {
  const part = lineUpToLast(line, (step) => step.version <= version);
  return lineVersion(part) === version ? part : undefined;
}

/** The steps in order, without the first so many. */
export function stepsOf(line: Line, from = 0): readonly LineStep[] {
  const steps: LineStep[] = [];
  for (let end = line; end !== null && end.length > from; end = end.before) steps.push(end.step);
  return steps.reverse();
}

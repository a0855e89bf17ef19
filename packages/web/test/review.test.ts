// The review of a game as lines of a drawing, and what is kept of it.
import { readFileSync } from 'node:fs';
import { overviewOf, type TurnAnalysis, type TurnOverview } from '@arpents/bots';
import { courseOfFile, readGameFile } from '@arpents/protocol';
import { describe, expect, it } from 'vitest';
import {
  chancePoints,
  hasCourse,
  mostPoints,
  pathThrough,
  pointsLine,
  turnNear,
} from '../src/review/chance-curve.ts';
import { keepTurns, keptTurns } from '../src/review/kept-analyses.ts';

const file = readGameFile(
  JSON.parse(
    readFileSync(new URL('../../../fixtures/games/game-03.json', import.meta.url), 'utf8'),
  ),
);
const course = file.ok ? courseOfFile(file.value) : file;
if (!course.ok) throw new Error('the transcript replays');
const { steps } = course.value;
const overview = overviewOf(course.value);
const points = chancePoints(overview, steps.length);

describe('the curve of a game', () => {
  it('goes from the beginning to the end, one point for each turn, the British below', () => {
    expect(points).toHaveLength(overview.length);
    expect(points.at(-1)?.x).toBe(1);
    for (const { x, y, turn } of points) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeCloseTo(1 - turn.chances.british / 100);
    }
  });

  it('leads to the turn that one points at', () => {
    expect(turnNear(points, 0)?.turn).toBe(overview[0]);
    expect(turnNear(points, 1)?.turn).toBe(overview.at(-1));
    expect(turnNear([], 0.5)).toBeNull();
  });

  it('is none in a game that was given up before anything changed', () => {
    expect(hasCourse(points)).toBe(true);
    expect(hasCourse(points.slice(0, 1))).toBe(false);
    expect(hasCourse([])).toBe(false);
  });

  it('is one path from edge to edge, and the points of both sides fit beneath it', () => {
    const path = pathThrough(points, 1000, 200);
    expect(path.match(/L/g)).toHaveLength(points.length);
    expect(path).toMatch(/^M0 /);
    expect(path).toMatch(/L1000 /);
    const most = mostPoints(overview);
    for (const side of ['british', 'french'] as const) {
      const line = pointsLine(overview, side, steps.length);
      expect(line.every(({ y }) => y >= 0 && y <= 1)).toBe(true);
      expect(overview.every((turn) => turn.points[side] <= most)).toBe(true);
    }
  });
});

/** A turn as if it had been looked at in depth: with a decision and a draw that say something. */
function lookedAt(turn: TurnOverview): TurnAnalysis {
  const { side, from } = turn;
  const played = steps.slice(from, turn.to).map(({ action }) => action);
  const told = { played, best: [{ kind: 'pass' }], loss: 6.5, mark: 'mistake' } as const;
  const why = [{ kind: 'points', side, location: null, value: -2 }] as const;
  return {
    ...turn,
    ...told,
    luck: 1.25,
    decisions: [{ ...told, side, kind: 'take-action', step: from, noise: 1.5, why }],
    draws: [{ side, step: from, isOpening: true, judged: 5, luck: 1.25 }],
  };
}

describe('an analysis', () => {
  it('is kept by the digest of its record, where the browser has no database too', async () => {
    const [one, two] = overview.slice(0, 2).map(lookedAt);
    expect(await keptTurns('a')).toEqual([]);
    await keepTurns('a', [one]);
    await keepTurns('b', [two]);
    expect(await keptTurns('a')).toEqual([one]);
    await keepTurns('a', [one, two]);
    expect(await keptTurns('a')).toEqual([one, two]);
    expect(await keptTurns('b')).toEqual([two]);
    expect(await keptTurns('c')).toEqual([]);
  });
});

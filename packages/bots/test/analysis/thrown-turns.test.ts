// Turns thrown away on purpose, of five kinds in four games each: whether analysis finds them. The positions are those of
// tools/thrown-turns.ts, in which the game is open, two other turns are about equally good, and the bad one costs by
// another yardstick. `npm run soak` looks at all of them, and asks the General with the time that it has.
import { readFileSync } from 'node:fs';
import {
  courseOfRecord,
  readAction,
  readRecord,
  viewFor,
  type Action,
  type PlayerView,
} from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { keyOfTurn } from '../../src/analysis/candidates.ts';
import { judgeDecision } from '../../src/analysis/judge.ts';
import { markOf, type Mark } from '../../src/analysis/marks.ts';
import { turnsOfGeneral } from '../support/general.ts';

/** Of each kind. */
const POSITIONS = Number(process.env.SOAK_THROWN_TURNS ?? 1);
/** One in twenty may be missed. */
const LEAST_FOUND = 0.95;
/** In percentage points. */
const MOST_LEAD = 3;
const SEED = 1;

interface Thrown {
  readonly kind: string;
  readonly view: PlayerView;
  readonly played: readonly Action[];
}

function thrownTurn(row: { kind: string; played: unknown[]; record: unknown }): Thrown {
  const record = readRecord(row.record);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const course = courseOfRecord(record.value);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  const { end } = course.value;
  if (end.decision === null) throw new Error('somebody decides');
  return {
    kind: row.kind,
    view: viewFor(end, end.decision.side),
    played: row.played.map((action) => readAction(action)!),
  };
}

const FILE = new URL('../../../../fixtures/thrown-turns.json', import.meta.url);
const ALL = (JSON.parse(readFileSync(FILE, 'utf8')) as Parameters<typeof thrownTurn>[0][]).map(
  thrownTurn,
);
const KINDS = [...new Set(ALL.map(({ kind }) => kind))];
const looked = KINDS.flatMap((kind) => ALL.filter((one) => one.kind === kind).slice(0, POSITIONS));

const markOfThrown = ({ view, played }: Thrown): Mark => {
  const judged = judgeDecision(view, played, SEED);
  return judged === null ? 'fine' : markOf(judged.loss, judged.noise);
};

/** How far the General sees its best turn ahead of the next, both other than the bad one; in percentage points. */
function leadOf({ view, played }: Thrown): number {
  const [first, second] = turnsOfGeneral(view, SEED).filter(
    ({ line }) => keyOfTurn(line.actions) !== keyOfTurn(played),
  );
  return 100 * Math.abs(first.chances - second.chances);
}

describe('turns thrown away', () => {
  it('are of five kinds, in four games each', () => {
    expect(KINDS).toHaveLength(5);
    for (const kind of KINDS) expect(ALL.filter((one) => one.kind === kind)).toHaveLength(4);
  });

  it('are found as mistakes or blunders, 19 in 20 of them', () => {
    const marks = looked.map(markOfThrown);
    const found = marks.filter((mark) => mark === 'mistake' || mark === 'blunder');
    console.log(`${found.length} of ${looked.length} turns thrown away were found`);
    expect(found.length).toBeGreaterThanOrEqual(LEAST_FOUND * looked.length);
  }, 600_000);

  it.runIf(POSITIONS > 1)(
    'lie where the General’s two best turns differ by less than 3 points',
    () => {
      for (const one of looked)
        expect([one.kind, leadOf(one) < MOST_LEAD]).toEqual([one.kind, true]);
    },
    600_000,
  );
});

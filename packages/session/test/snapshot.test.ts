// Going on from a snapshot must be the same as going on from the beginning.
import { describe, expect, it } from 'vitest';
import { createRng, opponentOf, randomAction, type Rng } from '@arpents/engine';
import {
  SNAPSHOT_FORMAT,
  SNAPSHOT_INTERVAL,
  carryOut,
  deciderOf,
  openSession,
  resumeSession,
  sessionFromSnapshots,
  snapshotOf,
  stepsOf,
  type Command,
  type Entry,
  type GameSession,
  type Snapshot,
} from '@arpents/session';
import { TEST_SEED } from '@arpents/test-kit';
import { givenTable } from './support/table.ts';

const overJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a restless pair of players would try next; the table refuses what it does not allow. */
function attempt(table: GameSession, rng: Rng): readonly Command[] {
  const chance = rng.below(100);
  const line = stepsOf(table.line);
  const taken = line.at(rng.below(line.length + 1))?.version ?? 1;
  if (chance < 25) return [{ kind: 'undo' }];
  if (chance < 30) return [{ kind: 'say', text: `at ${table.version}` }];
  if (chance < 32) return [{ kind: 'offer-draw' }];
  if (chance < 34) return [{ kind: 'answer-draw', accept: false }];
  if (chance < 37) return [{ kind: 'ask-take-back', to: chance === 34 ? taken : null }];
  if (chance < 42) return [{ kind: 'answer-take-back', accept: chance < 40 }];
  const action = randomAction(table.state, rng);
  return action === null ? [] : [{ kind: 'act', action }];
}

/** A game with everything in it, each session of which stands where its entry led. */
function restlessGame(
  seed: number,
  length: number,
): readonly { entry: Entry; session: GameSession }[] {
  const rng = createRng(seed);
  let table = givenTable(null, { pace: { kind: 'days', daysPerTurn: 2, capDays: 6 } });
  const played = [
    {
      entry: { version: 1, at: 0, side: null, body: { kind: 'started' } } as Entry,
      session: table,
    },
  ];
  for (let tries = 0; tries < length * 6 && played.length < length; tries++) {
    const decider = deciderOf(table);
    if (decider === null) break;
    for (const command of attempt(table, rng)) {
      const side = rng.below(4) === 0 ? opponentOf(decider) : decider;
      const result = carryOut(table, side, command, table.version, tries);
      if (!result.ok || result.value.session.state.phase === 'over') continue;
      table = result.value.session;
      played.push({ entry: result.value.entry, session: table });
    }
  }
  return played;
}

const namesIn = (value: object | null): string => Object.keys(value ?? {}).join(' ');

describe('snapshots', () => {
  it('[R99] a session from a snapshot and the entries after it equals the one from all entries, at every snapshot', () => {
    const met = new Set<string>();
    let longest = 0;
    for (const seed of [1, 2, 3, 4]) {
      const played = restlessGame(seed, 5 * SNAPSHOT_INTERVAL + 60);
      longest = Math.max(longest, played.length);
      for (const { entry } of played) met.add(entry.body.kind);
      const last = played.at(-1)!.session;
      const opened = openSession(last.terms, TEST_SEED);
      if (!opened.ok) throw new Error(opened.error.code);
      const snapshots: Snapshot[] = [];
      for (const { session } of played) {
        if (session.version % SNAPSHOT_INTERVAL !== 0) continue;
        snapshots.push(overJson(snapshotOf(session)));
        const resumed = sessionFromSnapshots(opened.value, snapshots, snapshots.at(-1)!);
        expect(JSON.stringify(resumed)).toBe(JSON.stringify(session));
        expect(resumed).toEqual(session);
        const rest = played.slice(session.version).map(({ entry }) => entry);
        expect(resumeSession(resumed!, rest)).toEqual(last);
      }
    }
    expect(longest).toBeGreaterThan(4 * SNAPSHOT_INTERVAL);
    for (const kind of ['action', 'undone', 'taken-back', 'message', 'draw-offered']) {
      expect(met).toContain(kind);
    }
  });

  it('a snapshot without one of those before it is not believed', () => {
    const played = restlessGame(5, 3 * SNAPSHOT_INTERVAL + 1);
    const [first, second, third] = [1, 2, 3].map((n) =>
      snapshotOf(played[n * SNAPSHOT_INTERVAL - 1]!.session),
    );
    const opened = openSession(played[0]!.session.terms, TEST_SEED);
    if (!opened.ok) throw new Error(opened.error.code);
    expect(sessionFromSnapshots(opened.value, [first!, third!], third!)).toBeNull();
    expect(sessionFromSnapshots(opened.value, [second!], second!)).toBeNull();
    expect(sessionFromSnapshots(opened.value, [first!], second!)).toBeNull();
  });

  it('whoever changes the form of a session raises the number of the format', () => {
    const { session } = restlessGame(1, SNAPSHOT_INTERVAL).at(-1)!;
    const { state } = session;
    const form = [session, session.clocks, session.counts, state, state.players.british];
    expect({ format: SNAPSHOT_FORMAT, form: form.map(namesIn) }).toEqual({
      format: 1,
      form: [
        'terms start state version positionVersion movedAt line undoPoints waypoints offers clocks paidTurn revelationsTakenBack counts',
        'remaining running since answer',
        'turn undos messages offers',
        'options turn side phase actionsLeft decision places sieges players neutral fortifications lifted outcome seed',
        'money reserve discard available villages towns capturedVillages capturedTowns known shuffles hand deck',
      ],
    });
  });
});

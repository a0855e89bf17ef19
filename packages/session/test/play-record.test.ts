// Records that are played at a table, as games that somebody brings along.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readRecord,
  replayGame,
  seedFromHex,
  type GameRecord,
  type ReplayFault,
} from '@arpents/engine';
import {
  openSession,
  playRecord,
  resumeSession,
  type Advance,
  type GameSession,
} from '../src/index.ts';

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);

function recorded(name: string): GameRecord {
  const read = readRecord(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if (!read.ok) throw new Error(`${name}: ${read.error.path}`);
  return read.value;
}

function opened({ options, seed }: GameRecord): GameSession {
  const terms = { options, setup: null, pace: { kind: 'none' }, rated: false } as const;
  const session = openSession(terms, seedFromHex(seed) ?? []);
  if (!session.ok) throw new Error('the game of a record begins');
  return session.value;
}

function played(record: GameRecord): { advances: Advance[]; fault: ReplayFault | null } {
  const advances: Advance[] = [];
  const playing = playRecord(opened(record), record, 1000);
  for (;;) {
    const next = playing.next();
    if (next.done === true) return { advances, fault: next.value };
    advances.push(next.value);
  }
}

describe.each(['own-first.json', 'own-second.json', 'own-tournament.json'])('%s', (name) => {
  it('becomes entries that lead to the state of its replay', () => {
    const record = recorded(name);
    const { advances, fault } = played(record);
    expect(fault).toBeNull();
    const replayed = replayGame(record);
    expect(advances.at(-1)?.session.state).toEqual(replayed.ok && replayed.value);
    const entries = advances.map(({ entry }) => entry);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1));
    expect(resumeSession(opened(record), entries)).toEqual(advances.at(-1)?.session);
  });

  it('is found out where it is not what the rules lead to', () => {
    const record = recorded(name);
    const shorter = { ...record, actions: record.actions.slice(0, 10) };
    expect(played(shorter).fault).toMatchObject({ code: 'other-result' });
    const illegal = { ...shorter, actions: [...shorter.actions, { kind: 'give-up' } as never] };
    expect(played(illegal).fault).toMatchObject({ code: 'refused', action: 11 });
  });
});

it('[R94] [R98] tells what no action brings about as an end of its own, and a resignation as its player’s', () => {
  const record = recorded('own-second.json');
  const begun = { ...record, actions: record.actions.slice(0, 10) };
  const points = { british: 0, french: 0 };
  const drawn = played({ ...begun, result: { winner: null, ending: 'agreement', points } });
  expect(drawn.advances.at(-1)?.entry.body).toMatchObject({ kind: 'concluded' });
  expect(drawn.fault).toMatchObject({ code: 'other-result', found: { ending: 'agreement' } });
  for (const side of ['british', 'french'] as const) {
    const resigned = played({ ...begun, actions: [...begun.actions, { kind: 'resign', side }] });
    expect(resigned.advances.at(-1)?.entry.side).toBe(side);
  }
});

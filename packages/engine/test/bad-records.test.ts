// Records from anywhere: what is damaged is a fault with a path, and a replay that cannot go on says where.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EDITIONS } from '@arpents/engine';
import {
  RECORD_FORMAT,
  createGame,
  readRecord,
  recordOf,
  replayGame,
  type Action,
} from '@arpents/engine';
import { readTranscript, replayTranscript } from '@arpents/engine/transcripts';
import { JUNK, damaged, pathsIn } from './support/damage.ts';
import { TEST_SEED, actionFrom } from '@arpents/test-kit';

const NOT_RECORDS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  NaN,
  '',
  'game',
  [],
  [{}],
  {},
  { format: 'arpents-record-0' },
  { format: 'constructor' },
  JSON.parse('{"__proto__":{"format":"arpents-record-1"}}'),
];

const OPENING: readonly Action[] = ['pass', 'end-turn', 'pass', 'end-turn'].map(actionFrom);
const own = recordOf(
  { edition: 'second', rules: ['governor-spares-home'], rulings: 2 },
  TEST_SEED,
  OPENING,
  {
    winner: 'french',
    ending: 'time',
    points: { british: 17, french: 29 },
  },
);

const fixture = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/games/${name}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;

/** The first turns of a transcript: enough to break everything once. */
const shortened = (name: string, turns: number): Record<string, unknown> => {
  const game = fixture(name);
  return { ...game, turns: (game.turns as unknown[]).slice(0, turns) };
};

/** Reads and replays; whatever happens, it comes back as a value. */
function ownFault(value: unknown): string {
  const record = readRecord(value);
  if (!record.ok) return record.error.code;
  const replay = replayGame(record.value);
  return replay.ok ? 'ok' : replay.error.code;
}

function transcriptFault(value: unknown): string {
  const game = readTranscript(value);
  if (!game.ok) return game.error.code;
  const replay = replayTranscript(game.value);
  return replay.ok ? 'ok' : replay.error.code;
}

describe('the engine’s own records', () => {
  it('what is no record is a fault at its root or at the first field that is missing', () => {
    for (const value of NOT_RECORDS) {
      expect(readRecord(value)).toMatchObject({ ok: false, error: { code: 'malformed-record' } });
    }
    expect(readRecord(7)).toEqual({
      ok: false,
      error: { code: 'malformed-record', path: '', expected: 'object' },
    });
    expect(readRecord({ format: RECORD_FORMAT })).toMatchObject({ error: { path: '.options' } });
  });

  it('every field, left out or replaced by junk, is a fault or another result, never an exception', () => {
    expect(ownFault(own)).toBe('ok');
    for (const path of pathsIn(own)) {
      for (const put of [undefined, ...JUNK]) {
        const code = ownFault(damaged(own, path, put));
        // A record without rules, actions or result is another record, but a record.
        expect(['ok', 'malformed-record', 'refused', 'other-result', 'illegal-options']).toContain(
          code,
        );
        const isFixed = path.length === 1 && ['format', 'seed'].includes(String(path[0]));
        if (isFixed) expect(code).toBe('malformed-record');
      }
    }
  });

  it.each([
    ['an unknown format', { format: 'arpents-record-2' }, '.format'],
    ['an unknown edition', { options: { edition: 'third', rules: [] } }, '.options.edition'],
    [
      'a prototype word as edition',
      { options: { edition: '__proto__', rules: [] } },
      '.options.edition',
    ],
    [
      'an unknown rule',
      { options: { edition: 'second', rules: ['constructor'] } },
      '.options.rules[0]',
    ],
    ['rules that are no list', { options: { edition: 'second', rules: 'all' } }, '.options.rules'],
    ['a short seed', { seed: 'ab' }, '.seed'],
    ['a seed in capitals', { seed: 'A'.repeat(64) }, '.seed'],
    ['a seed that is a number', { seed: 1 }, '.seed'],
    ['an unknown action', { actions: [{ kind: 'pass' }, { kind: 'fly' }] }, '.actions[1]'],
    ['an action as text', { actions: ['pass'] }, '.actions[0]'],
    ['an unknown ending', { result: { ...own.result, ending: 'flood' } }, '.result.ending'],
    ['an unknown winner', { result: { ...own.result, winner: 'spain' } }, '.result.winner'],
    [
      'points below nothing',
      { result: { ...own.result, points: { british: -1, french: 0 } } },
      '.result.points.british',
    ],
  ])('%s is named by its path', (_what, change, path) => {
    expect(readRecord({ ...own, ...change })).toMatchObject({ ok: false, error: { path } });
  });

  it('options that cannot be played together are a fault of the replay', () => {
    const record = readRecord({
      ...own,
      options: { edition: 'second', rules: ['no-governors', 'governor-spares-home'] },
    });
    expect(record.ok && replayGame(record.value)).toMatchObject({
      ok: false,
      error: { code: 'illegal-options', options: { code: 'rules-exclude-each-other' } },
    });
  });

  it('a long list of junk is refused at its first entry', () => {
    expect(readRecord({ ...own, actions: Array(100_000).fill({}) })).toMatchObject({
      error: { path: '.actions[0]' },
    });
  });
});

describe('transcripts', () => {
  it('what is no transcript is a fault with a path', () => {
    for (const value of NOT_RECORDS) {
      expect(readTranscript(value)).toMatchObject({
        ok: false,
        error: { code: 'malformed-record' },
      });
    }
  });

  it('every field of the first turns, left out or junk, is a fault or a difference', () => {
    const game = shortened('game-01', 2);
    expect(transcriptFault(game)).toBe('ok');
    for (const path of pathsIn(game, 2)) {
      for (const put of [undefined, ...JUNK]) {
        expect(['ok', 'malformed-record', 'transcript-difference']).toContain(
          transcriptFault(damaged(game, path, put)),
        );
      }
    }
  });

  it('every kind of action in a transcript, with any field left out or junk, is a fault or a difference', () => {
    const game = fixture('game-05');
    const turns = game.turns as { readonly actions?: { readonly kind: string }[] }[];
    const seen = new Set<string>();
    for (const [turn, { actions = [], ...rest }] of turns.entries()) {
      for (const [at, action] of actions.entries()) {
        if (seen.has(action.kind)) continue;
        seen.add(action.kind);
        for (const path of pathsIn(action, 1)) {
          for (const put of [undefined, null, 'atlantis', [], {}]) {
            const broken = {
              ...rest,
              actions: actions.with(at, damaged(action, path, put) as never),
            };
            const cut = { ...game, turns: [...turns.slice(0, turn), broken] };
            expect(['ok', 'malformed-record', 'transcript-difference']).toContain(
              transcriptFault(cut),
            );
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('drawn cards that are no text are a difference, not an exception', () => {
    const game = fixture('game-01');
    const turns = game.turns as { readonly actions: { readonly kind: string }[] }[];
    const turn = turns.findIndex(({ actions }) =>
      actions.some((one) => one.kind === 'home-support'),
    );
    const at = turns[turn].actions.findIndex((one) => one.kind === 'home-support');
    const broken = damaged(game, ['turns', turn, 'actions', at, 'drew'], [{ toString: 1 }]);
    expect(transcriptFault(broken)).not.toBe('ok');
  });

  it('a difference names turn, action, pile, expected and found', () => {
    const game = damaged(shortened('game-01', 1), ['turns', 0, 'actions', 0, 'location'], 'albany');
    const read = readTranscript(game);
    expect(read.ok && replayTranscript(read.value)).toMatchObject({
      ok: false,
      error: { code: 'transcript-difference', turn: 1, action: 1, pile: 'action' },
    });
    const money = damaged(shortened('game-01', 1), ['turns', 0, 'after', 'british', 'money'], 99);
    const other = readTranscript(money);
    expect(other.ok && replayTranscript(other.value)).toEqual({
      ok: false,
      error: {
        code: 'transcript-difference',
        turn: 1,
        action: null,
        pile: 'british money',
        expected: '99',
        found: '12',
      },
    });
  });

  it('an impossible start is a difference before the first turn', () => {
    const game = damaged(
      shortened('game-01', 1),
      ['start', 'british', 'hand', 0],
      'empire:intendant',
    );
    const read = readTranscript(game);
    expect(read.ok && replayTranscript(read.value)).toMatchObject({
      ok: false,
      error: { turn: 0, action: null, pile: 'start', found: 'unknown-card empire:intendant' },
    });
  });
});

describe('options from anywhere', () => {
  it('[R150] the default is the second edition without scenario rules', () => {
    const game = createGame({}, TEST_SEED);
    expect(game.ok && game.value.options).toEqual({ edition: 'second', rules: [], rulings: 2 });
  });

  it.each(['third', '', 'Second', 'constructor', '__proto__', 'toString'])(
    '[R150] an unknown edition is refused by name: %j',
    (edition) => {
      const wanted = { edition: edition as (typeof EDITIONS)[number] };
      expect(createGame(wanted, TEST_SEED)).toEqual({
        ok: false,
        error: { code: 'unknown-edition', name: edition },
      });
    },
  );

  it.each(['no-such-rule', '', 'constructor', '__proto__', 'hasOwnProperty'])(
    '[R150] an unknown rule is refused by name: %j',
    (rule) => {
      const wanted = { rules: ['governor-spares-home', rule as 'no-governors'] as const };
      expect(createGame(wanted, TEST_SEED)).toEqual({
        ok: false,
        error: { code: 'unknown-rule', name: rule },
      });
    },
  );

  it.each([null, 7, 'governor-spares-home', {}])(
    '[R150] rules that are no list are refused, not stumbled over: %j',
    (rules) => {
      const wanted = { rules: rules as unknown as readonly 'no-governors'[] };
      expect(createGame(wanted, TEST_SEED).ok).toBe(false);
    },
  );
});

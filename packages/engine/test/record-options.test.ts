// Records carry edition and scenario rules, and a replay is played by them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  PRESETS,
  PRESET_IDS,
  applyAction,
  createRng,
  randomAction,
  readOptions,
  readRecord,
  recordOf,
  replayGame,
  rulebookOf,
  type Action,
  type GameRecord,
  type GameState,
  type OptionsWanted,
} from '@arpents/engine';
import { readTranscript, replayTranscript } from '@arpents/engine/transcripts';
import { actionFrom, newGame } from '@arpents/test-kit';

/** Plays these actions, and then a few at random. */
function recordedGame(
  options: OptionsWanted,
  texts: readonly string[] = [],
  further = 60,
): { readonly record: GameRecord; readonly final: GameState } {
  const start = newGame(options);
  const rng = createRng(1763);
  const actions: Action[] = [];
  let state = start;
  const play = (action: Action): void => {
    const step = applyAction(state, action);
    if (!step.ok) throw new Error(`${action.kind}: ${step.error.code}`);
    actions.push(action);
    state = step.value.state;
  };
  texts.map(actionFrom).forEach(play);
  for (let i = 0; i < further && state.phase !== 'over'; i++) {
    const action = randomAction(state, rng);
    if (action !== null) play(action);
  }
  return { record: recordOf(state.options, start.seed, actions, state.outcome), final: state };
}

/** The record as it comes back from a file. */
function reread(record: unknown): GameRecord {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(`${read.error.path}: ${String(read.error.expected)}`);
  return read.value;
}

describe('a record', () => {
  it.each(PRESET_IDS)(
    '[R150] of a game of %s names its edition and its rules, and replays',
    (id) => {
      const { record, final } = recordedGame(PRESETS[id]);
      const { options } = reread(record);
      expect(options).toEqual(newGame(PRESETS[id]).options);
      expect(options.edition).toBe(PRESETS[id].edition);
      for (const rule of PRESETS[id].rules) expect(options.rules).toContain(rule);
      const replayed = replayGame(reread(record));
      expect(replayed.ok && JSON.stringify(replayed.value)).toBe(JSON.stringify(final));
    },
  );

  it('[R150, R151] shows the rules that its edition implies, and can do without them', () => {
    for (const edition of EDITIONS.filter((one) => one !== 'second')) {
      const { record, final } = recordedGame({ edition });
      expect(record.options.rules).toHaveLength(3);
      const bare = reread({ ...record, options: { edition, rules: [], rulings: 2 } });
      const replayed = replayGame(bare);
      expect(replayed.ok && replayed.value.options).toEqual(final.options);
    }
  });

  it('[R150] keeps the rulings that its game was begun under; one that names none means the first', () => {
    const { record } = recordedGame({ edition: 'first' });
    expect(record.options.rulings).toBe(2);
    const { edition, rules } = record.options;
    const old = readRecord({ ...record, actions: [], result: null, options: { edition, rules } });
    if (!old.ok) throw new Error(old.error.path);
    expect(old.value.options.rulings).toBe(1);
    const replayed = replayGame(old.value);
    expect(replayed.ok && replayed.value.options).toEqual({ edition, rules, rulings: 1 });
    expect(replayed.ok && rulebookOf(replayed.value.options).trackIsFinite).toBe(false);
    expect(rulebookOf(record.options).trackIsFinite).toBe(true);
    expect(readOptions({ edition, rules, rulings: 3 })).toMatchObject({
      ok: false,
      error: { path: '.rulings', expected: ['1', '2'] },
    });
  });

  it('[R4] keeps what was decided before the first turn', () => {
    const rules = ['french-start-empire-card'] as const;
    const { record, final } = recordedGame({ rules }, ['choose-empire-card: intendant']);
    expect(reread(record).actions[0]).toEqual({
      kind: 'choose-empire-card',
      card: 'empire:intendant',
    });
    const replayed = replayGame(reread(record));
    expect(replayed.ok && JSON.stringify(replayed.value)).toBe(JSON.stringify(final));
  });

  it('[R92] does not replay under other rules than it was played by', () => {
    const rules = ['french-start-empire-card'] as const;
    const { record } = recordedGame({ rules }, ['choose-empire-card: intendant']);
    const changed = reread({ ...record, options: { edition: 'second', rules: [] } });
    expect(replayGame(changed)).toMatchObject({
      ok: false,
      error: { code: 'refused', action: 1, refusal: { code: 'not-what-is-asked' } },
    });
  });

  it('[R150] of rules that exclude each other is refused, with the reason', () => {
    const { record } = recordedGame({});
    const rules = ['pay-to-reshuffle', 'thin-deck-penalty'];
    const impossible = reread({ ...record, options: { edition: 'second', rules } });
    expect(replayGame(impossible)).toEqual({
      ok: false,
      error: { code: 'illegal-options', options: { code: 'rules-exclude-each-other', rules } },
    });
  });
});

describe('games that real people played', () => {
  it.each([
    ['game-01', []],
    ['game-03', ['governor-spares-home']],
    ['game-05', ['governor-spares-home']],
  ] as const)('[R81] %s is replayed by its own rules', (name, rules) => {
    const file = new URL(`../../../fixtures/games/${name}.json`, import.meta.url);
    const game = readTranscript(JSON.parse(readFileSync(file, 'utf8')));
    if (!game.ok) throw new Error(game.error.path);
    const replayed = replayTranscript(game.value);
    expect(replayed.ok && replayed.value.final.options).toEqual({
      edition: 'second',
      rules,
      rulings: 1,
    });
  });
});

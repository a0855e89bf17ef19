// The engine's own records: written, read and replayed to the same bytes, with every ending there is.
import { describe, expect, it } from 'vitest';
import {
  ADJUDICATED_AFTER_TURNS,
  RECORD_FORMAT,
  applyAction,
  concludeGame,
  createGame,
  createRng,
  randomAction,
  readRecord,
  recordOf,
  replayGame,
  seedFromHex,
  seedToHex,
  type Action,
  type Conclusion,
  type GameRecord,
  type GameState,
  type OptionsWanted,
  type Outcome,
} from '@arpents/engine';
import { TEST_SEED, actionFrom } from '@arpents/test-kit';

interface Played {
  readonly start: GameState;
  readonly actions: readonly Action[];
  readonly final: GameState;
}

const newGame = (wanted: OptionsWanted = {}): GameState => {
  const game = createGame(wanted, TEST_SEED);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
};

/** Random actions until the game is over or has gone on for so many turns. */
function playRandomly(turns: number, rngSeed: number, wanted?: OptionsWanted): Played {
  const start = newGame(wanted);
  const rng = createRng(rngSeed);
  const actions: Action[] = [];
  let state = start;
  while (state.phase !== 'over' && state.turn <= turns) {
    const action = randomAction(state, rng);
    if (action === null) break;
    const step = applyAction(state, action);
    if (!step.ok) throw new Error(step.error.code);
    actions.push(action);
    state = step.value.state;
  }
  return { start, actions, final: state };
}

const conclude = (state: GameState, end: Conclusion): GameState => {
  const result = concludeGame(state, end);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
};

const recordOfPlayed = ({ start, actions, final }: Played): GameRecord =>
  recordOf(start.options, start.seed, actions, final.outcome);

/** A record as it comes back from a file. */
const reread = (record: GameRecord): GameRecord => {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(`${read.error.path}: ${String(read.error.expected)}`);
  return read.value;
};

const faultOf = (record: GameRecord) => {
  const replay = replayGame(record);
  return replay.ok ? null : replay.error;
};

const PASSES: readonly Action[] = ['pass', 'end-turn', 'pass', 'end-turn'].map(actionFrom);
const AT_START: Outcome['points'] = { british: 17, french: 29 };
const recordEnding = (result: Outcome | null, actions: readonly Action[] = PASSES): GameRecord =>
  recordOf(newGame().options, TEST_SEED, actions, result);

describe('a record', () => {
  it.each([1, 2, 3])('of a random game gives the same state, byte for byte (%i)', (rngSeed) => {
    const played = playRandomly(40, rngSeed, { rules: ['governor-spares-home'] });
    const replay = replayGame(reread(recordOfPlayed(played)));
    expect(replay.ok && JSON.stringify(replay.value)).toBe(JSON.stringify(played.final));
  });

  it('survives being written as text and read back', () => {
    const record = recordOfPlayed(playRandomly(20, 7));
    expect(reread(record)).toEqual(record);
    expect(JSON.stringify(reread(record))).toBe(JSON.stringify(record));
  });

  it('holds options, seed, actions and result, and its format', () => {
    expect(recordEnding(null)).toEqual({
      format: RECORD_FORMAT,
      options: { edition: 'second', rules: [], rulings: 2 },
      seed: '0000000100000002000000030000000400000005000000060000000700000008',
      actions: PASSES,
      result: null,
    });
  });

  it('of a game that goes on has no result, and replays to where it stands', () => {
    const replay = replayGame(recordEnding(null));
    expect(replay.ok && replay.value.turn).toBe(3);
    expect(replay.ok && replay.value.outcome).toBeNull();
  });

  it('is watched from the first state on, action by action', () => {
    const turns: number[] = [];
    const events: string[][] = [];
    const replay = replayGame(recordEnding(null), (state, happened) => {
      turns.push(state.turn);
      events.push(happened.map((event) => event.kind));
    });
    expect(replay.ok).toBe(true);
    expect(turns).toEqual([1, 1, 2, 2, 3]);
    expect(events[0]).toEqual([]);
    expect(events[1]).toEqual(['action-taken']);
    expect(events[2]).toContain('turn-began');
  });

  it('writes a seed as 64 hexadecimal digits and reads no other', () => {
    const seed = [0, 1, 0xffffffff, 0x80000000, 5, 6, 7, 8];
    expect(seedFromHex(seedToHex(seed))).toEqual(seed);
    for (const text of ['', 'ab', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64)]) {
      expect(seedFromHex(text)).toBeNull();
    }
  });
});

describe('endings in records', () => {
  it('[R98] resignation is an action, and the result agrees with it', () => {
    const resigned: Outcome = { winner: 'french', ending: 'resignation', points: AT_START };
    const record = recordEnding(resigned, [actionFrom('pass'), actionFrom('resign british')]);
    const replay = replayGame(reread(record));
    expect(replay.ok && replay.value.outcome).toEqual(resigned);
  });

  it('[R94] an adjudicated game is scored where its actions stop', () => {
    const played = playRandomly(6, 1);
    const final = conclude(played.final, { ending: 'adjudicated' });
    const replay = replayGame(reread(recordOfPlayed({ ...played, final })));
    expect(replay.ok && JSON.stringify(replay.value)).toBe(JSON.stringify(final));
    expect(final.outcome?.ending).toBe('adjudicated');
    expect(ADJUDICATED_AFTER_TURNS).toBe(300);
  });

  it.each(['agreement', 'abandoned', 'aborted'] as const)(
    '[R94, R98] a game that ends as %s has no winner',
    (ending) => {
      const ended: Outcome = { winner: null, ending, points: AT_START };
      const replay = replayGame(reread(recordEnding(ended)));
      expect(replay.ok && replay.value.outcome).toEqual(ended);
      expect(replay.ok && replay.value.phase).toBe('over');
      expect(faultOf(recordEnding({ ...ended, winner: 'british' }))).toMatchObject({
        code: 'other-result',
      });
    },
  );

  it.each(['british', 'french'] as const)(
    '[R98] time is won by whom the result names: %s',
    (winner) => {
      const late: Outcome = { winner, ending: 'time', points: AT_START };
      const replay = replayGame(reread(recordEnding(late)));
      expect(replay.ok && replay.value.outcome).toEqual(late);
      expect(faultOf(recordEnding({ ...late, winner: null }))).toMatchObject({
        code: 'other-result',
      });
    },
  );

  it('[R97] an adjudication that names the wrong winner is another result', () => {
    const wrong: Outcome = { winner: 'british', ending: 'adjudicated', points: AT_START };
    expect(faultOf(recordEnding(wrong))).toEqual({
      code: 'other-result',
      expected: wrong,
      found: { ...wrong, winner: 'french' },
    });
  });
});

describe('records that do not hold', () => {
  it('[R98] a result that the actions do not bring about is another result', () => {
    for (const ending of ['points', 'capital', 'resignation'] as const) {
      const claimed: Outcome = { winner: 'french', ending, points: AT_START };
      expect(faultOf(recordEnding(claimed))).toEqual({
        code: 'other-result',
        expected: claimed,
        found: null,
      });
    }
  });

  it('[R97] so are other points, another winner, or no result at the end', () => {
    const actions = [actionFrom('resign british')];
    const right: Outcome = { winner: 'french', ending: 'resignation', points: AT_START };
    expect(faultOf(recordEnding(right, actions))).toBeNull();
    for (const wrong of [
      null,
      { ...right, winner: 'british' },
      { ...right, points: { british: 18, french: 29 } },
      { ...right, ending: 'time' },
    ] as const) {
      expect(faultOf(recordEnding(wrong, actions))).toEqual({
        code: 'other-result',
        expected: wrong,
        found: right,
      });
    }
  });

  it('[R16] a refused action is named by its number, with the refusal', () => {
    const actions = [...PASSES.slice(0, 2), actionFrom('end-turn')];
    expect(faultOf(recordEnding(null, actions))).toMatchObject({
      code: 'refused',
      action: 3,
      refusal: { code: 'actions-left', ruling: 'R11' },
    });
  });

  it('[R95] an action after the end is refused', () => {
    const actions = [actionFrom('resign french'), actionFrom('pass')];
    expect(faultOf(recordEnding(null, actions))).toMatchObject({
      code: 'refused',
      action: 2,
      refusal: { code: 'game-over' },
    });
  });

  it('[R4] under another seed the same actions are another game', () => {
    const record = recordOfPlayed(playRandomly(10, 3));
    const other = { ...record, seed: '1'.repeat(64) };
    expect(faultOf(record)).toBeNull();
    expect(faultOf(other)?.code).toBe('refused');
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGame,
  createRng,
  playLegal,
  randomAction,
  recordOf,
  type Action,
  type GameRecord,
  type Setup,
} from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { replay } from '../src/commands/replay.ts';
import { run } from './support/fake-terminal.ts';
import { changedGame, temporaryFolder, transcriptFile } from './support/files.ts';

const folder = temporaryFolder();
const SEED = [1, 2, 3, 4, 5, 6, 7, 8];

const noCards = {
  money: 5,
  hand: [],
  deck: [],
  discard: [],
  reserve: [],
  captured: { villages: 0, towns: 0 },
  siegeCards: { british: [], french: [] },
};
/** The British to move in turn 11, with nothing in hand. */
const PRACTICE: Setup = {
  turn: 11,
  side: 'british',
  phase: 'actions',
  actionsLeft: 2,
  locations: { boston: { owner: 'british', piece: 'town', fortified: false } },
  sieges: { british: null, french: null },
  british: noCards,
  french: noCards,
};

function randomRecord(turns: number): GameRecord {
  const created = createGame({}, SEED);
  if (!created.ok) throw new Error(created.error.code);
  let state = created.value;
  const rng = createRng(3);
  const actions: Action[] = [];
  while (state.turn <= turns && state.phase !== 'over') {
    const action = randomAction(state, rng);
    if (action === null) throw new Error('nothing to do');
    actions.push(action);
    state = playLegal(state, action);
  }
  return recordOf(state.options, SEED, actions, state.outcome);
}

function written(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('replay', () => {
  it('says of a game that agrees how long it is', async () => {
    const { status, output } = await run(replay, [
      transcriptFile('game-01'),
      transcriptFile('game-07'),
    ]);
    expect(output).toBe('game-01: 123 turns, 265 actions: ok\ngame-07: 45 turns, 99 actions: ok');
    expect(status).toBe(0);
  });

  it('names turn, pile, expected and found where a pile differs', async () => {
    const path = changedGame(folder, 'game-07', ({ turns }) => {
      turns[9]!.after.french.money += 1;
    });
    const { status, output } = await run(replay, [path, transcriptFile('game-07')]);
    expect(output).toMatch(
      /^game-07-changed: turn 10, french money: expected (\d+), found (\d+)\ngame-07: 45 turns, 99 actions: ok$/,
    );
    expect(status).toBe(1);
  });

  it('names the action, counted from 1, that the engine refuses', async () => {
    const path = changedGame(folder, 'game-07', ({ turns }) => {
      turns[4]!.actions[1] = { kind: 'draft', card: 'empire:intendant' };
    });
    const { status, output } = await run(replay, [path]);
    expect(output).toContain('turn 5, action 2, action: expected');
    expect(output).toContain('found unknown-card (R2)');
    expect(status).toBe(1);
  });

  it('reads the records of the engine as well', async () => {
    const record = randomRecord(20);
    const { status, output } = await run(replay, [written('own.json', record)]);
    expect(output).toBe(`own: 20 turns, ${record.actions.length} actions: ok`);
    expect(status).toBe(0);
  });

  it('names turn and action where a record of the engine has something illegal', async () => {
    const record = randomRecord(6);
    const at = record.actions.length - 1;
    const actions = record.actions.with(at, { kind: 'draft', card: 'location:boston' });
    const { status, output } = await run(replay, [written('illegal.json', { ...record, actions })]);
    expect(output).toContain(`illegal: turn 6: Action ${at + 1} is refused: `);
    expect(status).toBe(1);
  });

  it('notices a result that the actions do not lead to', async () => {
    const result = { winner: 'british', ending: 'points', points: { british: 1, french: 0 } };
    const record = { ...randomRecord(4), result };
    const { status, output } = await run(replay, [written('result.json', record)]);
    expect(output).toContain('found “the game goes on”');
    expect(status).toBe(1);
  });

  it.each([
    ['missing.json', null, 'There is no such file.'],
    ['text.json', 'not { json', 'The file is not JSON.'],
    ['number.json', '3', 'This is not a game record: as a whole, an object was expected.'],
    ['empty.json', '{}', 'one of arpents-record-1 was expected.'],
    ['turns.json', '{"turns": 3}', 'at “.id”, a text was expected.'],
  ])('says what is wrong with %s', async (name, content, sentence) => {
    const path = content === null ? join(folder, name) : written(name, content);
    const { status, output } = await run(replay, [path]);
    expect(output).toContain(sentence);
    expect(output.split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  });

  it('says of a folder that it is one', async () => {
    expect((await run(replay, [folder])).output).toContain('That is a folder, not a file.');
  });

  it('is called wrongly without a file', async () => {
    const { status, errors } = await run(replay, []);
    expect(errors).toContain('replay takes at least one file.');
    expect(status).toBe(2);
  });

  it('plays a practice game again from the position in its record', async () => {
    const actions: Action[] = [{ kind: 'pass' }, { kind: 'pass' }, { kind: 'end-turn' }];
    const record = recordOf({ edition: 'second', rules: [], rulings: 2 }, SEED, actions, null);
    const good = written('practice.json', { ...record, setup: PRACTICE });
    expect((await run(replay, [good])).output).toBe('practice: 1 turns, 3 actions: ok');
    const bad = written('bad-practice.json', { ...record, setup: { ...PRACTICE, turn: 0 } });
    const { status, output } = await run(replay, [bad]);
    expect(status).toBe(1);
    expect(output).toContain('a position');
  });
});

// A database that version 0.1.0 wrote is read, checked, played on and replayed by the present code.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createRng, legalActions, randomAction, type ActionKind } from '@arpents/engine';
import { NOTHING_KEPT, standingOrdersSchema, verifyRecord } from '@arpents/protocol';
import { areOrdersOf, deciderOf, type Advance, type StandingOrders } from '@arpents/session';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { JobRunner } from '../src/games/job-runner.ts';
import { play } from '../src/games/play.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import type { Room } from '../src/games/room.ts';
import { gameAnswer } from '../src/games/summaries.ts';
import { gameLog, gameRecord, standingOrders } from '../src/games/table-service.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { readDump } from '../src/operations/dump.ts';
import { exportGames } from '../src/operations/export-games.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { newRequestId } from './support/client.ts';
import { fail } from './support/fail.ts';
import { STORES, testStores } from './support/stores.ts';

const FIXTURE = join(dirname(fileURLToPath(import.meta.url)), 'fixtures', 'database-0.1.0');
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(FIXTURE, name)));

/** As its README lists them. */
const GAMES = {
  raidUndoneWhileAsked: 'EV9wc4CtfLP4vbYQ',
  raidUndoneAtOnce: 'EGNjPTOC4X8whmLr',
  ambushUndone: 'GbDVhkmw8hX7DnlA',
  cardsBeforePlace: '5b9ArSR8TtsXAkK5',
  ambushBlocked: 'AntH6DKxxWeiI3RU',
  leaderUndone: 'L9VeE1eDzuYQren1',
  priest: 'upVMyEoyL37eOLzM',
  endlessTrack: 'bZRizE9eCpRGa2Yh',
  endlessTrackRevised: 'ef9OydZcubjVsd5b',
  firstEdition: 'XTdXKdQc9DacLMxO',
  scenarioRules: 'LNpR7jnYbhVGN5cY',
  rated: '6QJ5gw2DJxXHyyb4',
  takenBack: 'W4z4lstvLEZ27yrE',
  beingAsked: 'xIRcOS9WkvpfADtk',
  computer: 'UgjUPVjSRPpxzs9P',
  open: 'jS2SFgRQezziX0E9',
} as const;

interface Opened {
  readonly storage: Storage;
  readonly stop: () => Promise<void>;
}

/** The file itself: migrations run over the rows of 0.1.0. */
async function openFile(): Promise<Opened> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'arpents-old-'));
  writeFileSync(join(dataFolder, 'arpents.db'), unpacked('arpents.db.gz'));
  const storage = await openStorage({ dataFolder, databaseUrl: null, databaseConnections: 4 });
  return {
    storage,
    stop: async () => {
      await storage.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The backup, restored into a database of today. */
async function restoreInto(kind: (typeof STORES)[number]): Promise<Opened> {
  const stores = await testStores(kind);
  const storage = await stores.open();
  async function* lines(): AsyncGenerator<string> {
    for (const line of unpacked('backup.gz').toString('utf8').split('\n')) {
      yield await Promise.resolve(line);
    }
  }
  await readDump(storage.db, lines());
  return {
    storage,
    stop: async () => {
      await storage.close();
      await stores.stop();
    },
  };
}

const WAYS: readonly (readonly [string, () => Promise<Opened>])[] = [
  ['as a file', openFile],
  ...STORES.map((kind) => [`restored into ${kind}`, () => restoreInto(kind)] as const),
];

describe.each(WAYS)('a database of version 0.1.0, %s', (_, open) => {
  let opened: Opened;
  let desk: Desk;
  beforeAll(async () => {
    opened = await open();
    desk = makeDesk(opened.storage, { answerDelay: 200, mostRooms: 100 });
  });
  afterAll(() => opened.stop());

  const roomOf = async (id: string): Promise<Room> => {
    const room = await desk.rooms.get(id);
    if (room === null) throw new Error(`there is no game ${id}`);
    return room;
  };
  const advancesOf = async (id: string): Promise<readonly Advance[]> => {
    const room = await roomOf(id);
    const advances: Advance[] = [];
    while (advances.length < room.session.version) {
      advances.push(...(await room.advancesAfter(advances.length)));
    }
    return advances;
  };

  /** The kinds of the actions that were taken back, each with whether the table asked for consent. */
  async function takenBack(id: string): Promise<readonly (readonly [ActionKind, boolean])[]> {
    const advances = await advancesOf(id);
    return advances.flatMap(({ entry }, at) => {
      const before = advances[at - 1]?.session.line?.step;
      const { kind } = entry.body;
      if ((kind !== 'undone' && kind !== 'taken-back') || before === undefined) return [];
      return [[before.action.kind, kind === 'taken-back'] as const];
    });
  }
  const automatic = async (id: string): Promise<readonly unknown[]> =>
    (await advancesOf(id)).flatMap(({ entry: { body } }) =>
      body.kind === 'action' && body.automatic ? [body.action] : [],
    );

  it('[R99] the check finds no fault in it', async () => {
    expect(await checkGames(opened.storage)).toEqual({ games: 16, entries: 1594, faults: [] });
  });

  it('[R99] what could be undone then stays undone', async () => {
    expect(await takenBack(GAMES.raidUndoneWhileAsked)).toEqual([['raid', false]]);
    expect(await takenBack(GAMES.raidUndoneAtOnce)).toEqual([['raid', false]]);
    expect(await takenBack(GAMES.ambushUndone)).toEqual([
      ['ambush', false],
      ['ambush', false],
    ]);
    expect(await takenBack(GAMES.leaderUndone)).toEqual([['convert', false]]);
    expect(await takenBack(GAMES.takenBack)).toEqual([['end-turn', true]]);
  });

  it('[R103] what the orders of that time answered stands', async () => {
    expect(await automatic(GAMES.cardsBeforePlace)).toEqual([
      { kind: 'block-ambush', card: null },
      { kind: 'give-up-card', card: 'empire:militia', from: 'hand' },
    ]);
    expect(await automatic(GAMES.ambushBlocked)).toEqual([
      { kind: 'block-ambush', card: 'neutral:native-americans' },
    ]);
    expect(await automatic(GAMES.raidUndoneAtOnce)).toMatchObject([{ kind: 'block-raid' }]);
    expect(await automatic(GAMES.leaderUndone)).toEqual([
      { kind: 'give-up-card', card: 'neutral:native-americans', from: 'hand' },
    ]);
    expect(await automatic(GAMES.priest)).toMatchObject([{ kind: 'give-up-card' }]);
  });

  it('[R150] sieges of the first editions stand where they stood, beyond the end of the track', async () => {
    const { session } = await roomOf(GAMES.endlessTrack);
    expect(session.state.sieges.british?.value).toBe(11);
    const values = (await advancesOf(GAMES.endlessTrackRevised)).map(
      ({ session: { state } }) => state.sieges.british?.value ?? 0,
    );
    expect(Math.max(...values)).toBe(11);
  });

  it('[R101] orders that people had set are theirs still', async () => {
    const { game } = await roomOf(GAMES.beingAsked);
    for (const side of ['british', 'french'] as const) {
      const seat = game.seats[side];
      if (seat.kind !== 'person') throw new Error('nobody sits there');
      const orders = await standingOrders(desk, game.id, seat.person);
      expect(v.parse(standingOrdersSchema, orders)).toEqual(orders);
      expect(areOrdersOf(side, orders)).toBe(true);
      const expected: Partial<StandingOrders> =
        side === 'british' ? { raid: 'ask' } : { ambush: 'ask', convertFrom: 'hand' };
      expect(orders).toMatchObject(expected);
    }
  });

  it('[R99] the player of a raid that is being asked about does not get it back any more', async () => {
    const { id, session, game } = await roomOf(GAMES.beingAsked);
    const french = game.seats.french;
    if (french.kind !== 'person') throw new Error('nobody sits there');
    expect(deciderOf(session)).toBe('british');
    const request = { version: session.version, requestId: newRequestId() };
    await expect(
      play(desk, id, french.person, { ...request, command: { kind: 'undo' } }),
    ).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  it('a rated game that was counted then is shown without what it changed, and is not counted again', async () => {
    const { ratings } = opened.storage;
    expect(await ratings.uncounted()).not.toContain(GAMES.rated);
    const { game } = await gameAnswer(desk, await roomOf(GAMES.rated), null);
    expect(game).toMatchObject({ rated: true, status: 'over', ratingChange: null });
  });

  it('[R9] finished games are read and replayed, running ones are played on', async () => {
    const records: string[] = [];
    for await (const { id, record } of exportGames(opened.storage, fail)) {
      records.push(id);
      const { commitment } = record;
      const found = verifyRecord(record, { ...NOTHING_KEPT, commitment });
      expect(
        found.lines.map(({ line }) => line),
        id,
      ).toEqual([
        'record-read',
        'shown-same',
        'opens-commitment',
        'own-unknown',
        'seed-server-alone',
        'replay-follows',
      ]);
    }
    expect(records.toSorted()).toEqual(
      [GAMES.ambushUndone, GAMES.firstEdition, GAMES.rated].toSorted(),
    );

    // As a server does before anybody is served: those whose time ran out since then are given some (R109).
    const jobs = new JobRunner(desk, randomPlayers, (error) => {
      throw error;
    });
    await jobs.prepare();
    await jobs.stop();
    const rng = createRng(1);
    let moves = 0;
    for (const id of Object.values(GAMES)) {
      const room = await roomOf(id);
      const somebody = Object.values(room.game.seats).find((seat) => seat.kind === 'person');
      if (somebody?.kind !== 'person') throw new Error('nobody sits there');
      const log = await gameLog(desk, id, somebody.person, {
        after: Math.floor(room.session.version / 256) * 256,
        most: 256,
      });
      expect(log.version).toBe(room.session.version);
      if (room.session.state.phase === 'over') {
        await gameRecord(desk, id, somebody.person);
        continue;
      }
      for (let step = 0; step < 6; step++) {
        const side = deciderOf(room.session);
        const seat = side === null ? null : room.game.seats[side];
        if (seat?.kind !== 'person') break;
        const action = randomAction(room.session.state, rng);
        expect(legalActions(room.session.state).length).toBeGreaterThan(0);
        if (action === null) throw new Error('nothing to do');
        const request = { version: room.session.version, requestId: newRequestId() };
        await play(desk, id, seat.person, { ...request, command: { kind: 'act', action } });
        moves++;
      }
    }
    expect(moves).toBeGreaterThan(50);
    expect((await checkGames(opened.storage)).faults).toEqual([]);
  });
});

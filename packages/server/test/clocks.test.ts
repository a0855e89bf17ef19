// Clocks at the server: flags fall by themselves, what comes too late is refused whatever it is sent for, and a pause
// of the server costs nobody the game.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateGameRequest } from '@arpents/protocol';
import { setupSchema } from '@arpents/protocol';
import { MOST_PER_TURN, clockDue, type Command, type Entry, type Pace } from '@arpents/session';
import { givenSetup } from '@arpents/test-kit';
import * as v from 'valibot';
import { callOffForgotten } from '../src/games/call-off.ts';
import { createGame } from '../src/games/create.ts';
import { joinGame } from '../src/games/join.ts';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { JobRunner } from '../src/games/job-runner.ts';
import { play } from '../src/games/play.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import type { Room } from '../src/games/room.ts';
import { checkGames } from '../src/operations/check-games.ts';
import { Problem } from '../src/problem.ts';
import { randomId } from '../src/secrets.ts';
import type { Person } from '../src/storage/person.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { newRequestId } from './support/client.ts';
import { fail } from './support/fail.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

const TIME = 1200;
const INCREMENT = 60;
/** So short only here; what people may agree on is checked by the protocol. */
const SHORT: Pace = { kind: 'live', minutes: TIME / 60_000, incrementSeconds: INCREMENT };
const LONGEST_WAIT = 30_000;
const MINUTE = 60_000;

const deskOf = (storage: Storage, now?: () => number): Desk =>
  makeDesk(storage, { answerDelay: 100, mostRooms: 1000 }, now);

/** A process that carries out what is owed. */
async function runnerFor(desk: Desk): Promise<JobRunner> {
  const jobs = new JobRunner(desk, randomPlayers, (error) => {
    throw error;
  });
  await jobs.prepare();
  jobs.start();
  return jobs;
}

interface Game {
  readonly room: Room;
  readonly british: string;
  readonly french: string;
  readonly due: number;
}

/** A game that waits for the French, whose British have a turn to end or to go on with. */
const LIMITS = {
  gamesPerPerson: 99,
  openGamesPerPerson: 99,
  rateSameAddress: true,
  slowGamesPerPerson: 99,
  levels: [],
};

function opened(
  desk: Desk,
  british: Person,
  pace: Pace = { kind: 'none' },
  actionsLeft = 2,
): Promise<Room> {
  const setup = givenSetup({ actionsLeft, british: { hand: ['boston'], deck: ['new-york'] } });
  const request: CreateGameRequest = {
    requestId: newRequestId(),
    side: 'british',
    opponent: { kind: 'open' },
    preset: null,
    edition: 'second',
    rules: [],
    pace,
    rated: false,
    visibility: 'private',
    bytesFollow: false,
    practice: { setup: v.parse(setupSchema, setup), seed: null },
  };
  return createGame(desk, request, british, LIMITS);
}

async function seated(desk: Desk, pace: Pace = SHORT, actionsLeft = 2): Promise<Game> {
  const person = () => desk.storage.people.addGuest(randomId(), 0);
  const [british, french] = [await person(), await person()];
  const room = await opened(desk, british, pace, actionsLeft);
  await joinGame(desk, room.id, french, { invitation: null, bytes: null, side: null }, LIMITS);
  const due = clockDue(room.session.clocks) ?? 0;
  return { room, british: british.id, french: french.id, due };
}

/** The code of the refusal, or null if it was accepted. */
async function sent(
  desk: Desk,
  { room }: Game,
  person: string,
  command: Command,
  { version = room.session.version, arrivedAt = desk.now() } = {},
): Promise<string | null> {
  try {
    const request = { version, requestId: newRequestId(), command };
    await play(desk, room.id, person, request, arrivedAt);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const PASS: Command = { kind: 'act', action: { kind: 'pass' } };
const END: Command = { kind: 'act', action: { kind: 'end-turn' } };
const UNDO: Command = { kind: 'undo' };
const CLAIM: Command = { kind: 'claim-time' };

const endings = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ body }) => body.kind === 'concluded');

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT; waited += 50) {
    if (await condition()) return;
    await setTimeout(50);
  }
  throw new Error('waited in vain');
}

const isOver = ({ room }: Game): boolean => room.session.state.phase === 'over';

describe.each(STORES)('clocks on %s', (kind) => {
  let stores: TestStores;
  let storage: Storage;
  beforeAll(async () => {
    stores = await testStores(kind);
    storage = await stores.open();
  }, 120_000);
  afterAll(async () => {
    await storage.close();
    await stores.stop();
  });

  describe('with somebody who looks after them', () => {
    let desk: Desk;
    let jobs: JobRunner;
    beforeAll(async () => {
      desk = deskOf(storage);
      jobs = await runnerFor(desk);
    });
    afterAll(() => jobs.stop());

    it('[R109] end a game by themselves, dated by the moment in which the time ran out', async () => {
      const game = await seated(desk);
      await until(() => isOver(game));
      const [end, ...more] = endings(await storage.games.entriesAfter(game.room.id, 0));
      expect(more).toEqual([]);
      expect(end).toMatchObject({
        at: game.due,
        side: null,
        body: { conclusion: { ending: 'time', winner: 'french' } },
      });
      expect(game.room.session.state.outcome).toMatchObject({ ending: 'time', winner: 'french' });
      const stored = await storage.games.byId(game.room.id);
      expect(stored?.progress).toMatchObject({ status: 'over', decider: null });
      expect(await storage.jobs.dueBefore(Number.MAX_SAFE_INTEGER)).toEqual([]);
    });

    it('[R109] end it all the same where something was said or offered meanwhile', async () => {
      const game = await seated(desk);
      expect(await sent(desk, game, game.french, { kind: 'say', text: 'soon over' })).toBeNull();
      expect(await sent(desk, game, game.british, { kind: 'offer-draw' })).toBeNull();
      await until(() => isOver(game));
      expect(endings(await storage.games.entriesAfter(game.room.id, 0))).toHaveLength(1);
      expect(await storage.jobs.dueBefore(Number.MAX_SAFE_INTEGER)).toEqual([]);
    });

    it('[R109] end it for the side that has run out after the other has moved', async () => {
      const game = await seated(desk, { ...SHORT, incrementSeconds: 0 }, 0);
      expect(await sent(desk, game, game.british, END)).toBeNull();
      await until(() => isOver(game));
      expect(game.room.session.state.outcome).toMatchObject({ ending: 'time', winner: 'british' });
    });

    it('[R109] end it however often something is done and undone, and whatever is claimed', async () => {
      const game = await seated(desk);
      const refusals = new Set<string>();
      const versions = async () => {
        for (let i = 0; !isOver(game) && i < 2 * MOST_PER_TURN.undos; i++) {
          const code = await sent(desk, game, game.british, i % 2 === 0 ? PASS : UNDO);
          if (code !== null) refusals.add(code);
          await setTimeout(20);
        }
      };
      const claims = async () => {
        while (!isOver(game)) {
          const version = game.room.session.version;
          await setTimeout(20);
          const claimed = await sent(desk, game, game.french, CLAIM, { version });
          if (claimed !== null) refusals.add(claimed);
        }
      };
      await Promise.all([versions(), claims()]);
      refusals.delete('game-over');
      refusals.delete('out-of-time');
      expect([...refusals]).toEqual(['time-not-up']);
      const entries = await storage.games.entriesAfter(game.room.id, 0);
      expect(entries.length).toBeGreaterThan(4);
      expect(endings(entries)).toHaveLength(1);
      expect(game.room.session.state.outcome).toMatchObject({ ending: 'time', winner: 'french' });
    });
  });

  describe('before anybody has noticed', () => {
    it('[R109] what arrives too late is refused, what arrived in time is not', async () => {
      const desk = deskOf(storage);
      const game = await seated(desk, SHORT, 0);
      for (const command of [END, UNDO, { kind: 'resign' }, { kind: 'offer-draw' }] as const) {
        const late = { arrivedAt: game.due };
        expect(await sent(desk, game, game.british, command, late)).toBe('out-of-time');
      }
      expect(await sent(desk, game, game.british, END, { arrivedAt: game.due - 1 })).toBeNull();
      expect(game.room.session.clocks?.remaining.british).toBe(1 + INCREMENT * 1000);
    });

    it('[R109] of a claim and a late move at once the claim wins, whichever comes first', async () => {
      const desk = deskOf(storage);
      for (const claimFirst of [true, false]) {
        const game = await seated(desk, SHORT, 0);
        const late = { version: 1, arrivedAt: game.due + 1 };
        const claim = () => sent(desk, game, game.french, CLAIM, { ...late, version: 0 });
        const move = () => sent(desk, game, game.british, END, late);
        const codes = await Promise.all(claimFirst ? [claim(), move()] : [move(), claim()]);
        expect(codes).toEqual(claimFirst ? [null, 'game-over'] : ['out-of-time', null]);
        expect(game.room.session.state.outcome).toMatchObject({ winner: 'french' });
      }
    });

    it('[R109] games that version 0.1.0 left without a job get one', async () => {
      const desk = deskOf(storage);
      const game = await seated(desk, { kind: 'days', daysPerTurn: 2, capDays: 4 });
      const [left] = (await storage.jobs.dueBefore(Number.MAX_SAFE_INTEGER)).filter(
        (job) => job.game === game.room.id,
      );
      expect(left).toMatchObject({ kind: 'flag', dueAt: game.due });
      await storage.jobs.drop(left!);
      const jobs = await runnerFor(desk);
      const found = async () =>
        (await storage.jobs.dueBefore(Number.MAX_SAFE_INTEGER)).find(
          (job) => job.game === game.room.id,
        );
      await until(async () => (await found())?.dueAt === game.due);
      await jobs.stop();
      expect(game.room.session.version).toBe(1);
    });
  });

  // The embedded database has one process.
  it.runIf(kind === 'postgres')(
    '[R109] two processes come to one end',
    async () => {
      const settings = await stores.settings();
      const storages = [await openStorage(settings), await openStorage(settings)];
      const desks = storages.map((one) => deskOf(one));
      const runners = await Promise.all(desks.map(runnerFor));
      const games = await Promise.all(Array.from({ length: 8 }, (_, i) => seated(desks[i % 2]!)));
      await until(async () => {
        for (const { room } of games) await room.exclusive(() => room.catchUp());
        return games.every(isOver);
      });
      // The one that did not see it made claims at the same moment.
      const late = await Promise.all(
        games.map((game, i) => sent(desks[(i + 1) % 2]!, game, game.french, CLAIM)),
      );
      expect(new Set(late)).toEqual(new Set(['game-over']));
      for (const { room } of games) {
        expect(endings(await storages[0]!.games.entriesAfter(room.id, 0))).toHaveLength(1);
      }
      expect((await checkGames(storages[0]!)).faults).toEqual([]);
      await Promise.all(runners.map((runner) => runner.stop()));
      await Promise.all(storages.map((one) => one.close()));
    },
    60_000,
  );

  it('[R109] two processes that go for the same flag at once end the game once', async () => {
    const settings = await stores.settings();
    // Of the embedded database there is one process only; two who share it do not even claim what they do.
    const own = await openStorage(settings);
    const other = kind === 'postgres' ? await openStorage(settings) : own;
    const desks = [deskOf(own), deskOf(other)];
    const runners = await Promise.all(desks.map(runnerFor));
    const games = await Promise.all(Array.from({ length: 8 }, () => seated(desks[0]!)));
    for (const { room, due } of games) {
      for (const runner of runners) {
        runner.schedule({ game: room.id, kind: 'flag', version: 1, dueAt: due });
      }
    }
    for (const { room } of games) {
      await until(async () => (await own.games.byId(room.id))?.progress.status === 'over');
      expect(endings(await own.games.entriesAfter(room.id, 0))).toHaveLength(1);
    }
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(await own.jobs.dueBefore(Number.MAX_SAFE_INTEGER)).toEqual([]);
    await own.close();
    if (other !== own) await other.close();
  });

  it('[R110] a game that nobody joins is called off after seven days', async () => {
    const own = await stores.open();
    let ahead = 0;
    const desk = deskOf(own, () => Date.now() + ahead);
    const { id } = await own.people.addGuest(randomId(), 0).then((person) => opened(desk, person));
    const joined = await seated(desk, { kind: 'none' });
    const status = async (game: string) => (await own.games.byId(game))?.progress.status;
    ahead = 7 * 24 * 60 * MINUTE - 1000;
    await callOffForgotten(desk, fail);
    expect(await status(id)).toBe('open');
    ahead += 60_000;
    await callOffForgotten(desk, fail);
    expect(await status(id)).toBe('cancelled');
    expect(await status(joined.room.id)).toBe('running');
    await own.close();
  });

  describe('after a pause', () => {
    const granted = (entries: readonly Entry[]): readonly unknown[] =>
      entries.flatMap(({ body }) => (body.kind === 'time-granted' ? [body] : []));

    it('[R109] of the server, who ran out of time gets a minute, and then the flag falls', async () => {
      const settings = await stores.settings();
      const first = await openStorage(settings);
      const firstRunner = await runnerFor(deskOf(first));
      const { room, due, british } = await seated(deskOf(first));
      await firstRunner.stop();
      await first.close();
      await setTimeout(Math.max(0, due - Date.now()) + 200);

      const second = await openStorage(settings);
      let ahead = 0;
      const desk = deskOf(second, () => Date.now() + ahead);
      const runner = await runnerFor(desk);
      const again = await desk.rooms.get(room.id);
      const game: Game = { room: again!, british, french: '', due };
      const give = { kind: 'time-granted', to: 'british', left: MINUTE };
      expect(granted(await second.games.entriesAfter(room.id, 0))).toEqual([give]);
      // The minute is a whole one, and what was seen before is still good for a move.
      const end = clockDue(again!.session.clocks) ?? 0;
      const early = { version: 1, arrivedAt: end - 1 };
      expect(await sent(desk, game, british, { kind: 'offer-draw' }, early)).toBeNull();
      // Somebody was there all the time.
      await second.heartbeat.beat(Date.now() + MINUTE + 1000);
      ahead = MINUTE + 1000;
      await until(() => isOver(game));
      const entries = await second.games.entriesAfter(room.id, 0);
      expect(endings(entries)).toMatchObject([{ at: end }]);
      expect(granted(entries)).toEqual([give]);
      expect((await checkGames(second)).faults).toEqual([]);
      await runner.stop();
      await second.close();
    }, 60_000);

    it('[R109] in which a process was asleep, slow games get a day', async () => {
      const own = await stores.open();
      let ahead = 0;
      const desk = deskOf(own, () => Date.now() + ahead);
      const runner = await runnerFor(desk);
      const DAY = 24 * 60 * MINUTE;
      const game = await seated(desk, { kind: 'days', daysPerTurn: 1, capDays: 2 });
      ahead = 3 * DAY;
      await until(() => game.room.session.version > 1);
      expect(granted(await own.games.entriesAfter(game.room.id, 0))).toEqual([
        { kind: 'time-granted', to: 'british', left: DAY },
      ]);
      expect(isOver(game)).toBe(false);
      await runner.stop();
      await own.close();
    }, 60_000);
  });
});

// Answers that the server gives: after one fixed delay, alike in content and time whatever their cause.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Action, CardId, Setup } from '@arpents/engine';
import {
  defaultOrders,
  type Advance,
  type Command,
  type Pace,
  type StandingOrders,
} from '@arpents/session';
import { setupSchema, type CreateGameRequest } from '@arpents/protocol';
import * as v from 'valibot';
import type { ComputerPlayers } from '../src/games/computer-players.ts';
import { createGame } from '../src/games/create.ts';
import { joinGame } from '../src/games/join.ts';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { JobRunner } from '../src/games/job-runner.ts';
import { play } from '../src/games/play.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import type { Room } from '../src/games/room.ts';
import { setStandingOrders, standingOrders } from '../src/games/table-service.ts';
import { randomId } from '../src/secrets.ts';
import type { Person } from '../src/storage/person.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newRequestId } from './support/client.ts';
import { practiceSetup } from './support/positions.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` compares 1,000 of each cause. */
const SAMPLES = Number(process.env.SOAK_ANSWERS ?? 60);
const DELAY = 300;
const LONGEST_WAIT = 20_000;

let stores: TestStores;
let storage: Storage;
let desk: Desk;
let jobs: JobRunner;

beforeAll(async () => {
  stores = await testStores('sqlite');
  storage = await stores.open();
  desk = makeDesk(storage, { answerDelay: DELAY, mostRooms: 100_000 });
  jobs = new JobRunner(desk, randomPlayers, (error) => {
    throw error;
  });
  jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await storage.close();
  await stores.stop();
});

const person = (at: Storage): Promise<Person> => at.people.addGuest(randomId(), 0);

interface Answered {
  readonly asked: Advance;
  readonly answer: Advance;
  /** From the moment of the question to the moment in which the answer was told. */
  readonly took: number;
}

const LIVE: Pace = { kind: 'live', minutes: 30, incrementSeconds: 0 };
const LEVEL = 'random';
const AMBUSH: Command = {
  kind: 'act',
  action: { kind: 'ambush', cards: ['empire:rangers'] },
};

/** A game of somebody on the British side, in this position, against a person or a program. */
async function seated(
  against: 'person' | 'computer',
  pace: Pace,
  setup: Setup,
  at = desk,
): Promise<{ readonly room: Room; readonly british: string; readonly french: string | null }> {
  const british = await person(at.storage);
  const request: CreateGameRequest = {
    requestId: newRequestId(),
    side: 'british',
    opponent: against === 'computer' ? { kind: 'computer', level: LEVEL } : { kind: 'open' },
    preset: null,
    edition: 'second',
    rules: [],
    pace,
    rated: false,
    visibility: 'private',
    bytesFollow: false,
    practice: { setup: v.parse(setupSchema, setup), seed: null },
  };
  const limits = {
    gamesPerPerson: 9,
    openGamesPerPerson: 9,
    rateSameAddress: true,
    slowGamesPerPerson: 9,
    levels: randomPlayers.levels,
  };
  const room = await createGame(at, request, british, limits);
  if (against === 'computer') return { room, british: british.id, french: null };
  const french = await person(at.storage);
  await joinGame(at, room.id, french, { invitation: null, bytes: null, side: null }, limits);
  return { room, british: british.id, french: french.id };
}

/** The British ambush; what the French are asked is answered by the server. */
async function ambush(
  hand: readonly CardId[],
  orders: Partial<StandingOrders>,
): Promise<Answered | null> {
  const setup = practiceSetup({ british: ['empire:rangers'], french: hand });
  const { room, british, french } = await seated('person', { kind: 'none' }, setup);
  const usual = defaultOrders('french', { pace: { kind: 'none' }, opponent: 'person' });
  await setStandingOrders(desk, room.id, french ?? '', { ...usual, ...orders });
  const advances: { advance: Advance; heard: number }[] = [];
  room.listeners.add((advance) => {
    if (advance === null) return;
    advances.push({ advance, heard: performance.timeOrigin + performance.now() });
  });
  await play(desk, room.id, british, {
    version: 1,
    requestId: newRequestId(),
    command: { kind: 'act', action: { kind: 'ambush', cards: ['empire:rangers'] } },
  });
  // As long as it takes on a busy machine; what is measured is when it was heard.
  for (let waited = 0; advances.length < 2 && waited < LONGEST_WAIT; waited += DELAY) {
    await setTimeout(DELAY);
  }
  const [asked, answer] = advances;
  if (asked === undefined || answer === undefined) return null;
  return {
    asked: asked.advance,
    answer: answer.advance,
    took: answer.heard - asked.advance.entry.at,
  };
}

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(q * (sorted.length - 1))] ?? NaN;
};

describe('automatic answers', () => {
  const withoutChoice = () => ambush(['empire:trader'], {});
  const withOrders = () =>
    ambush(['empire:militia', 'empire:coureurs-de-bois', 'empire:siege-artillery'], {
      ambush: 'never',
    });

  it(`[R101] "had no choice" and "had orders" look alike, ${SAMPLES} times each`, async () => {
    const samples: Record<'choice' | 'orders', Answered[]> = { choice: [], orders: [] };
    const rounds = Math.ceil(SAMPLES / 20);
    for (let round = 0; round < rounds; round++) {
      const tasks = Array.from({ length: 40 }, (_, i) =>
        i % 2 === 0 ? withoutChoice() : withOrders(),
      );
      const results = await Promise.all(tasks);
      results.forEach((result, i) => {
        if (result === null) throw new Error('no answer came');
        samples[i % 2 === 0 ? 'choice' : 'orders'].push(result);
      });
    }
    const all = [...samples.choice, ...samples.orders];
    // What is written down is the same to the letter, and dated by the fixed delay.
    const contents = new Set(
      all.map(({ answer: { entry } }) => JSON.stringify([entry.version, entry.side, entry.body])),
    );
    expect(contents.size).toBe(1);
    expect(new Set(all.map(({ asked, answer }) => answer.entry.at - asked.entry.at))).toEqual(
      new Set([DELAY]),
    );
    // The moments in which it arrives differ between the causes by less than within them.
    const [choice, orders] = [samples.choice, samples.orders].map((list) =>
      list.map(({ took }) => took),
    );
    const spread =
      quantile([...choice!, ...orders!], 0.9) - quantile([...choice!, ...orders!], 0.1);
    const difference = Math.abs(quantile(choice!, 0.5) - quantile(orders!, 0.5));
    expect(difference).toBeLessThan(Math.max(3, spread / 2));
    // Clocks of whole milliseconds may be one off; nobody waits less than the delay but for that.
    expect(quantile(choice!, 0)).toBeGreaterThan(DELAY - 2);
    expect(quantile(orders!, 0)).toBeGreaterThan(DELAY - 2);
  }, 600_000);

  it('[R101] what is to be asked is left to the player, whether or not there is a choice', async () => {
    const ask = { ambush: 'ask' } as const;
    const answers = await Promise.all([
      ambush(['empire:militia', 'empire:siege-artillery'], ask),
      ambush(['empire:trader'], ask),
    ]);
    expect(answers).toEqual([null, null]);
  });
});

it('[R101] a computer player answers out of turn after the same delay, however long it thinks', async () => {
  const own = await stores.open();
  const delay = 3000;
  const table = makeDesk(own, { answerDelay: delay, mostRooms: 10 });
  const thoughtful: ComputerPlayers = {
    ...randomPlayers,
    decide: async (...question) => {
      await setTimeout(delay / 2);
      return randomPlayers.decide(...question);
    },
  };
  const runner = new JobRunner(table, thoughtful, (error) => {
    throw error;
  });
  runner.start();
  const setup = practiceSetup({
    british: ['empire:rangers'],
    french: ['empire:militia', 'empire:trader'],
  });
  const { room, british } = await seated('computer', { kind: 'none' }, setup, table);
  const ask = (version: number, command: Command) =>
    play(table, room.id, british, { version, requestId: newRequestId(), command });
  await ask(1, AMBUSH);
  // What is said or offered meanwhile changes nothing about it; the offer is answered first.
  await ask(2, { kind: 'say', text: 'well?' });
  await ask(2, { kind: 'offer-draw' });
  const isAnswered = () => room.session.positionVersion > 2;
  for (let waited = 0; !isAnswered() && waited < LONGEST_WAIT; waited += DELAY) {
    await setTimeout(DELAY);
  }
  const [, asked, ...rest] = await room.advancesAfter(0);
  expect(rest.map(({ entry: { side, body } }) => [side, body.kind]).slice(0, 4)).toEqual([
    ['british', 'message'],
    ['british', 'draw-offered'],
    ['french', 'draw-declined'],
    ['french', 'action'],
  ]);
  const delays = rest.slice(2, 4).map(({ entry }) => entry.at - (asked?.entry.at ?? 0));
  expect(delays).toEqual([delay, delay]);
  await runner.stop();
  await own.close();
});

it('[R101] what is said or offered meanwhile does not put an answer off', async () => {
  const setup = practiceSetup({ british: ['empire:rangers'], french: ['empire:trader'] });
  const { room, british, french } = await seated('person', { kind: 'none' }, setup);
  const ask = (who: string | null, version: number, command: Command) =>
    play(desk, room.id, who ?? '', { version, requestId: newRequestId(), command });
  await ask(british, 1, AMBUSH);
  await setTimeout(DELAY / 3);
  await ask(british, 2, { kind: 'say', text: 'well?' });
  await ask(french, 2, { kind: 'offer-draw' });
  for (let waited = 0; room.session.positionVersion < 3 && waited < LONGEST_WAIT;) {
    await setTimeout(DELAY);
    waited += DELAY;
  }
  const advances = await room.advancesAfter(0);
  const answer = advances.find(({ entry: { body } }) => body.kind === 'action' && body.automatic);
  expect((answer?.entry.at ?? 0) - (advances[1]?.entry.at ?? 0)).toBe(DELAY);
});

it('what was answered before the delay was over costs no write of its own', async () => {
  const setup = practiceSetup({ british: ['empire:rangers'], french: ['empire:militia'] });
  const { room, british, french } = await seated('person', { kind: 'none' }, setup);
  const dropped = vi.spyOn(storage.jobs, 'drop');
  const act = (who: string | null, version: number, action: Action) =>
    play(desk, room.id, who ?? '', {
      version,
      requestId: newRequestId(),
      command: { kind: 'act', action },
    });
  await act(british, 1, { kind: 'ambush', cards: ['empire:rangers'] });
  await act(french, 2, { kind: 'block-ambush', card: 'empire:militia' });
  await setTimeout(2 * DELAY);
  expect(dropped.mock.calls.map(([job]) => job.game)).not.toContain(room.id);
  dropped.mockRestore();
});

describe('orders that nobody has set', () => {
  const setup = practiceSetup({ british: ['empire:rangers'], french: ['empire:trader'] });

  it('[R101] [R106] depend on the pace and on who sits opposite', async () => {
    const raidOrder = async (against: 'person' | 'computer', pace: Pace): Promise<string> => {
      const { room, british } = await seated(against, pace, setup);
      return (await standingOrders(desk, room.id, british)).raid;
    };
    expect(await raidOrder('person', { kind: 'none' })).toBe('block');
    expect(await raidOrder('person', { kind: 'days', daysPerTurn: 2, capDays: 4 })).toBe('block');
    expect(await raidOrder('person', LIVE)).toBe('ask');
    expect(await raidOrder('computer', { kind: 'none' })).toBe('ask');
  });

  it('[R101] ask in a live game until the time for an answer is over', async () => {
    const hand: readonly CardId[] = ['empire:militia', 'empire:siege-artillery'];
    const { room, british } = await seated(
      'person',
      LIVE,
      practiceSetup({ british: ['empire:rangers'], french: hand }),
    );
    await play(desk, room.id, british, {
      version: 1,
      requestId: newRequestId(),
      command: { kind: 'act', action: { kind: 'ambush', cards: ['empire:rangers'] } },
    });
    await setTimeout(4 * DELAY);
    expect(room.session.version).toBe(2);
    const due = room.session.clocks?.answer?.due ?? 0;
    expect(due - (room.session.clocks?.since ?? 0)).toBe(60_000);
    const [job] = await storage.jobs.dueBefore(due + 1);
    expect(job).toMatchObject({ game: room.id, kind: 'overdue', dueAt: due });
  });

  /** The British win a siege in their own siege check and have nobody to settle with: one answer is possible. */
  const won: Setup = {
    ...setup,
    phase: 'end-test',
    actionsLeft: 0,
    locations: {
      ...setup.locations,
      canso: { owner: 'french', piece: 'village', fortified: false },
    },
    sieges: { british: { location: 'canso', value: 4 }, french: null },
    british: { ...setup.british, siegeCards: { british: ['empire:militia'], french: [] } },
    french: { ...setup.french, siegeCards: { british: ['empire:siege-artillery'], french: [] } },
  };

  it('[R48] a single answer is asked for against a person, and given by itself against the computer', async () => {
    const [withPerson, withComputer] = await Promise.all([
      seated('person', { kind: 'none' }, won),
      seated('computer', { kind: 'none' }, won),
    ]);
    for (let waited = 0; withComputer.room.session.version < 2 && waited < LONGEST_WAIT;) {
      await setTimeout(DELAY);
      waited += DELAY;
    }
    const [, answered] = await withComputer.room.advancesAfter(0);
    expect(answered?.entry.body).toEqual({
      kind: 'action',
      action: { kind: 'settle-after-siege', settle: false, card: null },
      automatic: true,
    });
    await setTimeout(2 * DELAY);
    expect(withPerson.room.session.state.decision?.kind).toBe('settle-after-siege');
    expect(withPerson.room.session.version).toBe(1);
  });
});

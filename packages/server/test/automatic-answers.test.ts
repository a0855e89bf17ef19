// Answers that the server gives: after one fixed delay, alike in content and time whatever their cause.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardId } from '@arpents/engine';
import { DEFAULT_ORDERS, type Advance, type StandingOrders } from '@arpents/session';
import { createGame, joinGame } from '../src/games/create.ts';
import { makeDesk, type Desk } from '../src/games/desk.ts';
import { JobRunner } from '../src/games/job-runner.ts';
import { play } from '../src/games/play.ts';
import { randomPlayers } from '../src/games/random-players.ts';
import { setStandingOrders } from '../src/games/table-service.ts';
import { randomId } from '../src/secrets.ts';
import type { PersonRow } from '../src/storage/schema.ts';
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

const person = async (): Promise<PersonRow> => {
  const row = { id: randomId(), name: 'x', name_key: null, password_hash: null, created_at: 0 };
  await storage.people.addGuest(row);
  return row;
};

interface Answered {
  readonly asked: Advance;
  readonly answer: Advance;
  /** From the moment of the question to the moment in which the answer was told. */
  readonly took: number;
}

/** The British ambush; what the French are asked is answered by the server. */
async function ambush(
  hand: readonly CardId[],
  orders: Partial<StandingOrders>,
): Promise<Answered | null> {
  const [british, french] = [await person(), await person()];
  const request = {
    requestId: newRequestId(),
    ...{ side: 'british', opponent: { kind: 'open' }, preset: null, edition: 'second', rules: [] },
    ...{ pace: { kind: 'none' }, rated: false, visibility: 'private' },
    practice: { setup: practiceSetup({ british: ['empire:rangers'], french: hand }), seed: null },
  } as unknown as Parameters<typeof createGame>[1];
  const room = await createGame(desk, request, british, { gamesPerPerson: 9, levels: [] });
  await joinGame(desk, room.id, french, null);
  await setStandingOrders(desk, room.id, french.id, { ...DEFAULT_ORDERS.french, ...orders });
  const advances: { advance: Advance; heard: number }[] = [];
  room.listeners.add((advance) =>
    advances.push({ advance, heard: performance.timeOrigin + performance.now() }),
  );
  await play(desk, room.id, british.id, {
    version: 1,
    requestId: newRequestId(),
    command: { kind: 'act', action: { kind: 'ambush', cards: ['empire:rangers'] } },
  });
  // As long as it takes on a busy machine; what is measured is when it was heard.
  for (let waited = 0; advances.length < 2 && waited < LONGEST_WAIT; waited += DELAY) {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
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

  it('[R101] what the orders do not cover is left to the player', async () => {
    expect(
      await ambush(['empire:militia', 'empire:siege-artillery'], { ambush: 'ask' }),
    ).toBeNull();
  });
});

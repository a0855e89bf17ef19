// What an attacker hears before the answer, over the wire: the same whatever the other side holds. Two clients, every
// order, hands with and without the card that matters; what is deduced from open piles is the same in both.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opponentOf, type Side } from '@arpents/engine';
import {
  AMBUSH_ORDERS,
  RAID_ORDERS,
  SETTLE_ORDERS,
  type Command,
  type StandingOrders,
} from '@arpents/session';
import { actionFrom, givenSetup, type Given } from '@arpents/test-kit';
import type { RunningServer } from '../src/server.ts';
import { Client, type Message } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** `npm run soak` compares 200 of each. */
const SAMPLES = Number(process.env.SOAK_QUESTIONS ?? 3);
const AT_ONCE = 10;
const DELAY = 300;
/** So long nothing must come where the player is asked. */
const SILENCE = 2.5 * DELAY;
/** From so many samples on their moments are compared; fewer say nothing on a busy machine. */
const ENOUGH = 100;

let stores: TestStores;
let server: RunningServer;

beforeAll(async () => {
  stores = await testStores('sqlite');
  server = await testServer(testSettings(await stores.settings(), { answerDelay: DELAY }));
});
afterAll(async () => {
  await server.stop();
  await stores.stop();
});

interface Attack {
  readonly side: Side;
  readonly action: string;
  /** The situation where the other side holds what matters, or has it in its deck. */
  readonly given: (holds: boolean) => Given;
}

/** The French hold a card that blocks, or have it in their deck. */
const french = (holds: boolean): Given['french'] =>
  holds
    ? { hand: ['militia', 'trader'], deck: ['montreal', 'siege-artillery'] }
    : { hand: ['siege-artillery', 'trader'], deck: ['montreal', 'militia'] };

const RAID: Attack = {
  side: 'british',
  action: 'raid quebec: rangers',
  given: (holds) => ({
    british: { hand: ['rangers', 'boston'] },
    french: french(holds) ?? {},
    locations: { 'fort-st-john': 'british village' },
  }),
};
const AMBUSH: Attack = {
  side: 'british',
  action: 'ambush: rangers',
  given: (holds) => ({ british: { hand: ['rangers'] }, french: french(holds) ?? {} }),
};
/** The French give Canso up; the British hold somebody to settle there, or not. */
const SURRENDER: Attack = {
  side: 'french',
  action: 'withdraw british: regular-infantry-initial',
  given: (holds) => ({
    side: 'french',
    locations: { canso: 'french village' },
    sieges: { british: 'canso' },
    british: {
      ...(holds
        ? { hand: ['empire:settlers', 'rangers'], deck: ['trader', 'home-support'] }
        : { hand: ['trader', 'rangers'], deck: ['empire:settlers', 'home-support'] }),
      siegeCards: { british: ['militia'] },
    },
    french: { siegeCards: { british: ['regular-infantry-initial'] } },
  }),
};

interface Row {
  readonly says: string;
  readonly attack: Attack;
  readonly orders: Partial<StandingOrders>;
  readonly asks: boolean;
}

const ROWS: readonly Row[] = [
  ...RAID_ORDERS.map((raid) => ({
    says: `[R106] a raid, ordered: ${raid}`,
    attack: RAID,
    orders: { raid },
    asks: raid === 'ask',
  })),
  ...AMBUSH_ORDERS.map((ambush) => ({
    says: `[R101] an ambush, ordered: ${ambush}`,
    attack: AMBUSH,
    orders: { ambush },
    asks: ambush === 'ask',
  })),
  ...SETTLE_ORDERS.map((settleAfterSurrender) => ({
    says: `[R107] a surrender, ordered: ${settleAfterSurrender}`,
    attack: SURRENDER,
    orders: { settleAfterSurrender },
    asks: settleAfterSurrender === 'ask',
  })),
];

interface Heard {
  /** Everything that reached the attacker before the answer, but for the names and times of this one game. */
  readonly before: string;
  /** Milliseconds by the server's dates; null: no answer came. */
  readonly dated: number | null;
  /** Milliseconds by the attacker's own clock. */
  readonly took: number | null;
}

async function attacked(row: Row, holds: boolean): Promise<Heard> {
  const { side, action, given } = row.attack;
  const attacker = await Client.guest(server.address);
  const defender = await Client.guest(server.address);
  const setup = givenSetup(given(holds));
  const { game } = await attacker.create({ side, practice: { setup, seed: null } });
  await defender.join(game.id);
  const params = { game: game.id };
  const { orders } = await defender.ask('GET /api/games/:game/standing-orders', { params });
  await defender.ask('PUT /api/games/:game/standing-orders', {
    params,
    body: { ...orders, ...row.orders },
  });
  const stream = await attacker.stream(`?game=${game.id}&after=0.0`);
  await stream.until((one) => one.of('entry').length === 1 && one.of('person').length === 1);

  const began = performance.now();
  const command: Command = { kind: 'act', action: actionFrom(action) };
  const declared = await attacker.command(game.id, 1, command);
  let took: number | null = null;
  const more: unknown[] = [];
  if (row.asks) {
    await setTimeout(SILENCE);
    // Who asks for more is told no more, and takes nothing back.
    const { status, body } = await attacker.command(game.id, 2, { kind: 'undo' });
    const { table } = await attacker.game(game.id);
    more.push(status, body.error?.code, table);
  } else {
    await stream.until((one) => one.of('entry').length >= 3, 60_000);
    took = performance.now() - began;
  }
  stream.close();
  const [, question, answer] = stream.of('entry').map(({ entry }) => entry);
  const isAnswer = ({ kind, data }: Message): boolean =>
    kind === 'entry' ? data.entry.version > 2 : kind === 'person' && data.number > 1;
  const first = stream.messages.findIndex(isAnswer);
  const told = first < 0 ? stream.messages : stream.messages.slice(0, first);
  const before = JSON.stringify([declared.body, told, more])
    .replaceAll(game.id, 'game')
    .replaceAll(/"(at|now|abandonedFrom)":\d+/g, '"$1":0');
  expect(question?.version).toBe(2);
  const dated = question === undefined || answer === undefined ? null : answer.at - question.at;
  expect(answer?.side ?? opponentOf(side)).toBe(opponentOf(side));
  return { before, dated, took };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const spread = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (q: number): number => sorted[Math.floor(q * (sorted.length - 1))] ?? NaN;
  return at(0.9) - at(0.1);
};

describe(`until the answer nothing is told, ${SAMPLES} times each`, () => {
  it.each(ROWS)(
    '$says',
    async (row) => {
      const heard: Record<'holding' | 'lacking', Heard[]> = { holding: [], lacking: [] };
      // Both kinds side by side: whatever else the machine does happens to both.
      for (let done = 0; done < SAMPLES; done += AT_ONCE) {
        const pairs = Array.from({ length: Math.min(AT_ONCE, SAMPLES - done) }, () =>
          Promise.all([attacked(row, true), attacked(row, false)]),
        );
        for (const [holding, lacking] of await Promise.all(pairs)) {
          heard.holding.push(holding);
          heard.lacking.push(lacking);
        }
      }
      const all = [...heard.holding, ...heard.lacking];
      const [bytes, ...others] = new Set(all.map(({ before }) => before));
      expect(others).toEqual([]);
      if (row.asks) expect(bytes).toContain('nothing-to-undo');
      // Nobody answers for a player who is asked; else the answer comes after one fixed delay.
      expect([...new Set(all.map(({ dated }) => dated))]).toEqual([row.asks ? null : DELAY]);
      if (row.asks) return;
      const [holding, lacking] = [heard.holding, heard.lacking].map((list) =>
        list.map(({ took }) => took ?? NaN),
      );
      expect(Math.min(...holding!, ...lacking!)).toBeGreaterThan(DELAY - 2);
      if (SAMPLES < ENOUGH) return;
      const difference = Math.abs(median(holding!) - median(lacking!));
      expect(difference).toBeLessThan(Math.max(3, spread([...holding!, ...lacking!]) / 2));
    },
    600_000,
  );
});

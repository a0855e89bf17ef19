// What the standing orders are about to answer, as far as the browser knows them.
import './support/browser.ts';
import { placeOf, viewFor, type PlayerView } from '@arpents/engine';
import { defaultOrders, type Pace } from '@arpents/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenGame } from '@arpents/test-kit';
import {
  answerAlways,
  changeOrders,
  comingAnswer,
  learnOrders,
  orderFor,
  type OrderedGame,
} from '../src/state/own-orders.ts';

/** The French raid Deerfield; the British hold Rangers and are asked. */
const raided = viewFor(
  givenGame({
    side: 'french',
    british: { hand: ['rangers', 'boston'] },
    locations: { deerfield: 'british village', kennebec: 'french village' },
  }),
  'british',
);
const RAIDED: PlayerView = {
  ...raided,
  decision: { kind: 'block-raid', side: 'british', place: placeOf('deerfield') },
};

const ORDERS = defaultOrders('british', { pace: { kind: 'none' }, opponent: 'person' });
const person = {
  kind: 'person',
  person: { id: 'x', name: 'x', guest: true, named: false },
  ratings: { british: null, french: null },
} as const;

const game = (id: string, opponent: OrderedGame['seats']['french'] = person): OrderedGame => ({
  id,
  pace: { kind: 'none' } satisfies Pace,
  seats: { british: person, french: opponent },
});

function serverSays(raid: 'ask' | 'block'): void {
  const body = JSON.stringify({ orders: { ...ORDERS, raid } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the answer to come', () => {
  it('[R106] is what the orders say', async () => {
    serverSays('block');
    await learnOrders(game('one'), 'british');
    expect(comingAnswer(RAIDED)).toEqual({ kind: 'block-raid', card: 'empire:rangers' });
  });

  it('[R106] is none where the orders say to ask, nor before they are known', async () => {
    serverSays('ask');
    const learning = learnOrders(game('two'), 'british');
    expect(comingAnswer(RAIDED)).toBeNull();
    await learning;
    expect(comingAnswer(RAIDED)).toBeNull();
  });

  it('follows a change at once, whatever was on the way before', async () => {
    serverSays('ask');
    const learning = learnOrders(game('three'), 'british');
    const changing = changeOrders('three', { ...ORDERS, raid: 'never' });
    await learning;
    expect(comingAnswer(RAIDED)).toEqual({ kind: 'block-raid', card: null });
    expect(await changing).toBeNull();
  });

  it('is none for the other side', async () => {
    serverSays('block');
    await learnOrders(game('four'), 'british');
    expect(comingAnswer({ ...RAIDED, viewer: 'french' })).toBeNull();
  });

  it('[R106] is the only one there is against a computer, and none against a person', async () => {
    const helpless: PlayerView = { ...RAIDED, hand: [] };
    serverSays('ask');
    await learnOrders(game('five'), 'british');
    expect(comingAnswer(helpless)).toBeNull();
    await learnOrders(game('six', { kind: 'computer', level: 'recruit' }), 'british');
    expect(comingAnswer(helpless)).toEqual({ kind: 'block-raid', card: null });
  });
});

describe('an answer for good', () => {
  it('[R101, R106] is the order that gives it', () => {
    expect(orderFor({ kind: 'block-raid', card: 'empire:rangers' })).toEqual({ raid: 'block' });
    expect(orderFor({ kind: 'block-raid', card: null })).toEqual({ raid: 'never' });
    expect(orderFor({ kind: 'block-ambush', card: null })).toEqual({ ambush: 'never' });
    expect(orderFor({ kind: 'block-ambush', card: 'empire:rangers' })).toEqual({
      ambush: 'always',
    });
    expect(orderFor({ kind: 'pass' })).toBeNull();
  });

  it('[R106] is sent to the server, which keeps it for the person, with all other orders as they are (D22)', async () => {
    serverSays('ask');
    await learnOrders(game('seven'), 'british');
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve(new Response('{}', { status: 200 }));
    });
    await answerAlways(game('seven'), 'british', { kind: 'block-raid', card: null });
    expect(sent).toEqual([{ ...ORDERS, raid: 'never' }]);
  });
});

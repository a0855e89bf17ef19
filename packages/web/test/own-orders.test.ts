// What the standing orders are about to answer, as far as the browser knows them.
import './support/browser.ts';
import { placeOf, viewFor, type PlayerView } from '@arpents/engine';
import { DEFAULT_ORDERS } from '@arpents/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenGame } from '@arpents/test-kit';
import { changeOrders, comingAnswer, learnOrders } from '../src/state/own-orders.ts';

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

function serverSays(raid: 'ask' | 'block'): void {
  const body = JSON.stringify({ orders: { ...DEFAULT_ORDERS.british, raid } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the answer to come', () => {
  it('[R106] is what the orders say', async () => {
    serverSays('block');
    await learnOrders('one');
    expect(comingAnswer(RAIDED)).toEqual({ kind: 'block-raid', card: 'empire:rangers' });
  });

  it('[R106] is none where the orders say to ask, nor before they are known', async () => {
    serverSays('ask');
    const learning = learnOrders('two');
    expect(comingAnswer(RAIDED)).toBeNull();
    await learning;
    expect(comingAnswer(RAIDED)).toBeNull();
  });

  it('follows a change at once, whatever was on the way before', async () => {
    serverSays('ask');
    const learning = learnOrders('three');
    const changing = changeOrders('three', { ...DEFAULT_ORDERS.british, raid: 'never' });
    await learning;
    expect(comingAnswer(RAIDED)).toEqual({ kind: 'block-raid', card: null });
    expect(await changing).toBeNull();
  });

  it('is none for the other side', async () => {
    serverSays('block');
    await learnOrders('four');
    expect(comingAnswer({ ...RAIDED, viewer: 'french' })).toBeNull();
  });
});

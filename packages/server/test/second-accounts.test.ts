// Rated games between two people of one browser or one address.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { testStores, type TestStores } from './support/stores.ts';

let stores: TestStores;
let lenient: RunningServer;
let strict: RunningServer;

beforeAll(async () => {
  stores = await testStores('sqlite');
  lenient = await testServer(testSettings(await stores.settings()));
  strict = await testServer(testSettings(await stores.settings(), { rateSameAddress: false }));
});
afterAll(async () => {
  await Promise.all([lenient.stop(), strict.stop()]);
  await stores.stop();
});

let people = 0;
const PEOPLE = ['Champlain', 'Frontenac', 'Montcalm', 'Wolfe', 'Amherst', 'Talon'];
async function registered(server: RunningServer, browser: string | null): Promise<Client> {
  const client = new Client(server.address);
  client.browser = browser;
  const body = { name: PEOPLE[people++] ?? '', password: 'plains of abraham' };
  client.me = (await client.ask('POST /api/accounts', { body })).me;
  return client;
}

/** A rated game that the second one wins at once; their rating afterwards. */
async function playRated(one: Client, other: Client) {
  const { game } = await one.create({
    rated: true,
    pace: { kind: 'live', minutes: 10, incrementSeconds: 15 },
  });
  const joined = await other.join(game.id);
  const stream = await other.stream('?after=0.0');
  await one.command(game.id, 1, { kind: 'resign' });
  await stream.until((s) => s.of('person').some(({ news }) => news.kind === 'game-over'));
  stream.close();
  return joined.game;
}
const ratingOf = async (client: Client) =>
  (await client.ask('GET /api/people/:id', { params: { id: client.me?.id ?? '' } })).ratings.french;

it('of one browser do not count, and say so', async () => {
  const one = await registered(lenient, null);
  expect(one.browser).toMatch(/^\w{32}$/);
  const other = await registered(lenient, one.browser);
  const game = await playRated(one, other);
  expect(game).toMatchObject({ rated: true, uncounted: 'same-browser' });
  expect(await ratingOf(other)).toBeNull();
});

it('of one address count, unless the operator says otherwise', async () => {
  const [a, b] = [await registered(lenient, null), await registered(lenient, null)];
  expect((await playRated(a, b)).uncounted).toBeNull();
  await expect.poll(() => ratingOf(b)).toMatchObject({ games: 1 });
  // Whoever meets them afterwards reads how they are rated, wherever their name stands.
  const { game } = await b.create({ side: 'french' });
  const { seats } = (await (await Client.guest(lenient.address)).game(game.id)).game;
  const rating = (await ratingOf(b))?.rating;
  expect(rating).toBeGreaterThan(1500);
  expect(seats.french).toMatchObject({ ratings: { british: null, french: rating } });
  const [c, d] = [await registered(strict, null), await registered(strict, null)];
  expect((await playRated(c, d)).uncounted).toBe('same-address');
  expect(await ratingOf(d)).toBeNull();
});

it('an address is remembered for a month, a browser for longer', async () => {
  const { origins, close } = await stores.open();
  const at = (day: number): number => day * 24 * 60 * 60 * 1000;
  await origins.note('one', { browser: null, address: 'home' }, at(100));
  await origins.note('other', { browser: 'shared', address: 'home' }, at(120));
  expect(await origins.inCommon('one', 'other', at(129))).toBe('same-address');
  // Either may have come from there too long ago.
  expect(await origins.inCommon('one', 'other', at(131))).toBeNull();
  expect(await origins.inCommon('other', 'one', at(131))).toBeNull();
  await origins.note('third', { browser: 'shared', address: 'elsewhere' }, at(160));
  expect(await origins.inCommon('other', 'third', at(160))).toBe('same-browser');
  await close();
});

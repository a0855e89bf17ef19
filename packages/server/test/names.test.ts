// Names: one for each person, none that can be mistaken for another, none that belongs to the house (UTS 39).
import { loadTexts } from '@arpents/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFUSABLES } from '../src/names/confusables.ts';
import { whyNotName } from '../src/names/name-rules.ts';
import { nameKeys } from '../src/names/skeleton.ts';
import { readDump, writeDump } from '../src/operations/dump.ts';
import { randomId } from '../src/secrets.ts';
import type { RunningServer } from '../src/server.ts';
import type { Storage } from '../src/storage/storage.ts';
import { Client } from './support/client.ts';
import { testServer, testSettings } from './support/server.ts';
import { STORES, testStores, type TestStores } from './support/stores.ts';

beforeAll(loadTexts);

const looks = (name: string): string => nameKeys(name).skeleton;

describe('what a name looks like', () => {
  it.each([
    ['Alice', 'AIice'],
    ['Alice', 'A1ice'],
    ['Alice', 'ALICE'],
    ['Alice', 'AL1CE'],
    ['Alice', 'Аlісе'],
    ['Alice', 'Αlice'],
    ['Romain', 'Rornain'],
    ['MARIE', 'rnarie'],
    ['Otto', '0tt0'],
    ['COCA', 'СОСА'],
    ['Tom', 'ТОМ'],
    ['Jean-Luc', 'Jean Luc'],
    ["O'Neil", 'O’Neil'],
    ['François', 'Franc\u0326ois'],
    ['lol', 'וסו'],
    ['二口', 'ニロ'],
  ])('%s can be mistaken for %s', (one, other) => {
    expect(looks(other)).toBe(looks(one));
  });

  it.each([
    ['Elise', 'Élise'],
    ['Anna', 'Hanna'],
    ['Mila', 'Milla'],
    ['Jean', 'Jeanne'],
    ['Wolfe', 'Wolf'],
    ['Том', 'Tom'],
    ['Player 1', 'Player 2'],
    ['Player 10', 'Player 100'],
  ])('%s is not %s', (one, other) => {
    expect(looks(other)).not.toBe(looks(one));
  });

  it('every pair of the table is mistaken for its target, and nothing changes any more afterwards', () => {
    expect(CONFUSABLES.size).toBeGreaterThan(270);
    for (const [letter, target] of CONFUSABLES) {
      expect([letter, looks(`x${letter}x`)]).toEqual([letter, looks(`x${target}x`)]);
      expect(looks(looks(letter))).toBe(looks(letter));
    }
  });
});

describe('a name', () => {
  it.each([
    'Élise',
    'J. Wolfe',
    "d'Iberville",
    'Jean-Luc 2',
    'Владимир',
    'Ελένη',
    'Աննա',
    'ნინო',
    'דוד',
    'محمد',
    '王 小明',
    'やまだ タロー',
    '佐々木',
    '김민수',
    'Əli',
    'Nguyễn',
    'Łukasz',
    'General Wolfe',
    'Captain Haddock',
    'Administrateurs',
  ])('%s may be asked for', (name) => {
    expect(whyNotName(name)).toBeNull();
  });

  it.each([
    ['Alice\u3164', 'name-has-invisible-letters'],
    ['\u3164\u3164\u3164', 'name-has-invisible-letters'],
    ['Al\u115fice', 'name-has-invisible-letters'],
    ['ᴀlice', 'name-has-unusual-letters'],
    ['ɑlice', 'name-has-unusual-letters'],
    ['Alicᵉ', 'name-has-unusual-letters'],
    ['Ａlice', 'name-has-unusual-letters'],
    ['𝐀lice', 'name-has-unusual-letters'],
    ['Aliⅽe', 'name-has-unusual-letters'],
    ['Player ٣', 'name-has-unusual-letters'],
    ['Аlice', 'name-mixes-scripts'],
    ['Αlice', 'name-mixes-scripts'],
    ['Alice 王', 'name-mixes-scripts'],
    ['ひと김', 'name-mixes-scripts'],
    ['Admin', 'name-reserved'],
    ['ADMlN', 'name-reserved'],
    ['Admin 2', 'name-reserved'],
    ['Moderator', 'name-reserved'],
    ['Modérateur', 'name-reserved'],
    ['Moderateur', 'name-reserved'],
    ['Arpents', 'name-reserved'],
    ['Computer', 'name-reserved'],
    ['General', 'name-reserved'],
    ['Général', 'name-reserved'],
    ['Recrue', 'name-reserved'],
    ['Guest 2EhF', 'name-reserved'],
    ['Guest-2EhF', 'name-reserved'],
    ['Invité 2EhF', 'name-reserved'],
    ['lnvite 2EhF', 'name-reserved'],
    ['Deleted player', 'name-reserved'],
  ])('%s is refused: %s', (name, code) => {
    expect(whyNotName(name)).toBe(code);
  });
});

describe.each(STORES)('names of people on %s', (kind) => {
  let stores: TestStores;
  let server: RunningServer;
  beforeAll(async () => {
    stores = await testStores(kind);
    server = await testServer(testSettings(await stores.settings()));
  });
  afterAll(async () => {
    await server.stop();
    await stores.stop();
  });

  const password = 'long enough';
  const register = async (name: string): Promise<string> => {
    const client = new Client(server.address);
    const reply = await client.call('POST /api/accounts', { body: { name, password } });
    return reply.body.error?.code ?? reply.body.me.name;
  };

  it('a look-alike of a name is refused with the reason, the name itself as taken', async () => {
    expect(await register('Alice')).toBe('Alice');
    expect(await register('aLICE')).toBe('name-taken');
    expect(await register('AIice')).toBe('name-looks-taken');
    expect(await register('Аlice')).toBe('name-mixes-scripts');
    expect(await register('Admin')).toBe('name-reserved');
  });

  it('one guest who registers four times at once is told the truth about it', async () => {
    const guest = await Client.guest(server.address);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        guest
          .at(server.address)
          .call('POST /api/accounts', { body: { name: 'Quadruple', password } }),
      ),
    );
    expect(replies.map(({ body }) => body.error?.code ?? body.me.name).toSorted()).toEqual([
      'Quadruple',
      ...Array<string>(3).fill('already-registered'),
    ]);
  });

  it('a guest takes a name that is free, keeps it while they are a guest, and registers by it', async () => {
    const guest = await Client.guest(server.address);
    const { id = '' } = guest.me ?? {};
    const called = (name: string) => guest.call('PUT /api/me/name', { body: { name } });
    expect((await called('Quebecois')).body.me).toEqual({
      id,
      name: 'Quebecois',
      guest: true,
      named: true,
    });
    expect((await guest.ask('GET /api/me')).me).toMatchObject({ name: 'Quebecois', guest: true });
    const { game } = await guest.create();
    const stranger = await Client.guest(server.address);
    const { seats } = (await stranger.game(game.id)).game;
    expect(seats.british).toMatchObject({ person: { name: 'Quebecois', guest: true } });
    // The same keys for guests and accounts, and the same rules.
    expect(await register('quebecois')).toBe('name-taken');
    expect(await register('QuebecoIs')).toBe('name-taken');
    expect(await register('Quebec0is')).toBe('name-looks-taken');
    expect((await called('Alice')).body.error?.code).toBe('name-taken');
    expect((await called('Guest 1234')).body.error?.code).toBe('name-reserved');
    expect((await called('quebecois')).body.me.name).toBe('quebecois');
    // Nobody signs in as a guest.
    const thief = new Client(server.address);
    const body = { name: 'Quebecois', password: '' };
    expect((await thief.call('POST /api/sign-in', { body })).status).toBe(401);
    // A name that was given up is free again, and a guest registers by their own.
    expect((await called('Montcalm')).status).toBe(200);
    expect(await register('Quebecois')).toBe('Quebecois');
    await guest.ask('POST /api/accounts', { body: { name: 'Montcalm', password } });
    expect((await called('Somebody else')).body.error?.code).toBe('already-registered');
  });

  /** Rows as version 0.1.0 wrote them, in a backup. */
  async function restoreOldNames(names: readonly string[]): Promise<Storage> {
    const rows = names.map((name, i) => ({
      id: `person${i}`.padEnd(16, 'x'),
      name,
      name_key: name.normalize('NFKC').toLowerCase(),
      password_hash: 'hash',
      created_at: i,
    }));
    const guest = { id: randomId(), name: 'Guest 1234', name_key: null, password_hash: null };
    async function* lines(): AsyncGenerator<string> {
      yield await Promise.resolve(JSON.stringify({ format: 'arpents-backup-1' }));
      for (const row of [...rows, { ...guest, created_at: 9 }]) {
        yield JSON.stringify(['person', row]);
      }
      yield JSON.stringify({ rows: rows.length + 1 });
    }
    const storage = await stores.open();
    await readDump(storage.db, lines());
    return storage;
  }

  it('names that exist stay; the later of two look-alikes is listed, and goes on signing in', async () => {
    const storage = await restoreOldNames(['Alice', 'AIice', 'Bob', 'Аlice', 'Admin']);
    expect(
      (await storage.people.clashingNames()).map(({ person, looksLike }) => [
        person.name,
        looksLike?.name,
      ]),
    ).toEqual([
      ['AIice', 'Alice'],
      ['Аlice', 'Alice'],
    ]);
    const kept = await storage.people.accountByName('aiice');
    expect(kept).toMatchObject({ person: { name: 'AIice', isGuest: false }, passwordHash: 'hash' });
    const account = { id: randomId(), name: 'ALlCE', passwordHash: 'x', createdAt: 10 };
    expect(await storage.people.register(account)).toEqual({
      ok: false,
      error: 'name-looks-taken',
    });
    // Whoever is given another name clashes no more.
    const renamed = await storage.people.rename(kept?.person.id ?? '', 'account', 'Elsewhere');
    expect(renamed).toMatchObject({ ok: true, value: { name: 'Elsewhere' } });
    expect(await storage.people.clashingNames()).toHaveLength(1);
    const lines: string[] = [];
    await writeDump(storage.db, (line) => {
      lines.push(line);
      return Promise.resolve();
    });
    expect(lines.filter((line) => line.includes('"kind":"guest"'))).toHaveLength(1);
    await storage.close();
  });
});

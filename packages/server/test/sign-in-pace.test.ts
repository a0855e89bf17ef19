// Guessing passwords gets slow, whoever's they are and from wherever it is tried, and shuts nobody out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccounts, type Accounts } from '../src/accounts/accounts.ts';
import { Identities } from '../src/accounts/identities.ts';
import { SignInPace } from '../src/accounts/sign-in-pace.ts';
import { Problem } from '../src/problem.ts';
import type { Storage } from '../src/storage/storage.ts';
import { testStores, type TestStores } from './support/stores.ts';

/** A clock that only pauses move. */
function givenClock() {
  let time = 1000;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => time,
    pause: (milliseconds: number): Promise<void> => {
      pauses.push(milliseconds);
      time += milliseconds;
      return Promise.resolve();
    },
    pass: (milliseconds: number) => (time += milliseconds),
  };
}

const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve('somebody');
const MINUTE = 60_000;

describe('attempts on one name', () => {
  it('pause longer after each wrong one, up to eight seconds, and not after a right one', async () => {
    const clock = givenClock();
    const pace = new SignInPace(clock.now, clock.pause);
    for (let i = 0; i < 9; i++) await pace.run('wolfe', `address ${i}`, wrong);
    expect(clock.pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(await pace.run('wolfe', 'address', right)).toBe('somebody');
    const before = clock.pauses.length;
    await pace.run('wolfe', 'address', wrong);
    await pace.run('montcalm', 'address', wrong);
    expect(clock.pauses).toHaveLength(before);
  });

  it('do not wait for time that has passed anyway, and are forgotten after some minutes', async () => {
    const clock = givenClock();
    const pace = new SignInPace(clock.now, clock.pause);
    for (let i = 0; i < 4; i++) await pace.run('wolfe', 'address', wrong);
    clock.pauses.length = 0;
    clock.pass(1500);
    await pace.run('wolfe', 'address', wrong);
    expect(clock.pauses).toEqual([500]);
    clock.pass(11 * MINUTE);
    await pace.run('montcalm', 'address', wrong);
    expect(pace.size).toBe(1);
  });

  it('run one after another, one of each address and six at most, and one that fails lets the next go on', async () => {
    const clock = givenClock();
    const pace = new SignInPace(clock.now, clock.pause);
    let running = 0;
    let most = 0;
    const attempt = async (): Promise<null> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return null;
    };
    const fault = new Error('the database is away');
    const failing = pace.run('wolfe', 'first', () => Promise.reject(fault));
    const others = ['a', 'b', 'c', 'd', 'e'].map((one) => pace.run('wolfe', one, attempt));
    for (const address of ['a', 'seventh']) {
      const refused: unknown = await pace
        .run('wolfe', address, attempt)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'too-many-requests', retryAfter: 8 });
    }
    await expect(failing).rejects.toBe(fault);
    expect(await Promise.all(others)).toEqual([null, null, null, null, null]);
    expect(most).toBe(1);
    expect(clock.pauses).toEqual([250, 500, 1000, 2000]);
    expect(await pace.run('wolfe', 'a', right)).toBe('somebody');
  });
});

describe('signing in', () => {
  const clock = givenClock();
  let stores: TestStores;
  let storage: Storage;
  let accounts: Accounts;
  beforeAll(async () => {
    stores = await testStores('sqlite');
    storage = await stores.open();
    const lifetimes = { signInDays: 400, signInIdleDays: 90 };
    const identities = new Identities(storage, lifetimes, clock.now);
    accounts = makeAccounts(storage, identities, clock.now, new SignInPace(clock.now, clock.pause));
  });
  afterAll(async () => {
    await storage.close();
    await stores.stop();
  });

  const tryAs = (name: string, password: string, browser: string | null, address = 'far') =>
    accounts.signIn({ name, password }, '', { browser, address }).then(
      ({ person }) => person.name,
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );

  it('is slow for whoever guesses, alike for names that nobody has, and at once for the owner’s browser', async () => {
    const password = 'plains of abraham';
    const { person } = await accounts.register({ name: 'Wolfe', password }, null, '');
    await storage.origins.note(person.id, { browser: 'known', address: 'near' }, clock.now());
    const guessed = async (name: string): Promise<readonly number[]> => {
      clock.pauses.length = 0;
      for (const browser of [null, 'other', null, 'another', null]) {
        expect(await tryAs(name, 'guess', browser)).toBe('wrong-name-or-password');
      }
      return [...clock.pauses];
    };
    const pauses = await guessed('Wolfe');
    expect(pauses).toEqual([250, 500, 1000, 2000]);
    expect(await guessed('Nobody')).toEqual(pauses);
    await guessed('wolfe');
    clock.pauses.length = 0;
    expect(await tryAs('Wolfe', password, 'known', 'near')).toBe('Wolfe');
    expect(clock.pauses).toEqual([]);
    // A new browser of theirs gets in, after a pause.
    expect(await tryAs('Wolfe', password, null, 'elsewhere')).toBe('Wolfe');
    expect(clock.pauses).toEqual([8000]);
  });
});

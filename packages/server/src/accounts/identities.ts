// Who comes with a cookie or a token. Answers are remembered for a moment, because every request asks; whoever signs
// out is forgotten at once, in all processes.
import type { TokenScope } from '@arpents/protocol';
import { Listeners } from '../listeners.ts';
import { hashSecret } from '../secrets.ts';
import type { Person } from '../storage/person.ts';
import type { Storage } from '../storage/storage.ts';
import { DAY } from '../times.ts';
import type { Lifetimes } from './expire.ts';
import { scopesIn } from './token-scopes.ts';

export interface Identity {
  readonly person: Person;
  readonly by: 'cookie' | 'token';
  /** Of the sign-in or token. */
  readonly id: string;
  /** What a token may do; null: everything. */
  readonly scopes: readonly TokenScope[] | null;
  /** When it stops working by itself. */
  readonly until: number;
}

const REMEMBERED_FOR = 10_000;
const MOST_REMEMBERED = 20_000;
/** The time of last use is written down at most this often. */
const TOUCH_EVERY = 10 * 60 * 1000;

/** How long a sign-in lasts at most, and how long without a visit. */
export type SignInLifetimes = Pick<Lifetimes, 'signInDays' | 'signInIdleDays'>;

export class Identities {
  readonly #storage: Storage;
  readonly #lifetimes: SignInLifetimes;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly identity: Identity; readonly until: number }>();
  readonly #touched = new Map<string, number>();
  /** Told of people whose sign-ins have changed. */
  readonly listeners = new Listeners<string>();

  constructor(storage: Storage, lifetimes: SignInLifetimes, now: () => number = Date.now) {
    this.#storage = storage;
    this.#lifetimes = lifetimes;
    this.#now = now;
  }

  async find(by: Identity['by'], secret: string): Promise<Identity | null> {
    const key = `${by}:${hashSecret(secret)}`;
    const now = this.#now();
    const known = this.#known.get(key);
    if (known !== undefined && known.until > now) return known.identity;
    const hash = hashSecret(secret);
    const identity = await (by === 'cookie' ? this.#signedIn(hash) : this.#withToken(hash));
    if (identity === null || this.hasEnded(identity)) {
      this.#known.delete(key);
      return identity;
    }
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(key, { identity, until: now + REMEMBERED_FOR });
    await this.#touch(identity, now);
    return identity;
  }

  /** Whether it has stopped working by itself. */
  hasEnded({ until }: Identity): boolean {
    return until <= this.#now();
  }

  async #signedIn(hash: string): Promise<Identity | null> {
    const bearer = await this.#storage.signIns.bySignIn(hash);
    if (bearer === null) return null;
    const { person, id, createdAt, seenAt } = bearer;
    const { signInDays, signInIdleDays } = this.#lifetimes;
    const until = Math.min(createdAt + signInDays * DAY, seenAt + signInIdleDays * DAY);
    return { person, by: 'cookie', id, scopes: null, until };
  }

  async #withToken(hash: string): Promise<Identity | null> {
    const bearer = await this.#storage.signIns.byToken(hash);
    if (bearer === null) return null;
    const { person, id, scopes, expiresAt } = bearer;
    return { person, by: 'token', id, scopes: scopesIn(scopes), until: expiresAt ?? Infinity };
  }

  async #touch({ id, by }: Identity, now: number): Promise<void> {
    if (now - (this.#touched.get(id) ?? 0) < TOUCH_EVERY) return;
    if (this.#touched.size >= MOST_REMEMBERED) this.#touched.clear();
    this.#touched.set(id, now);
    const { signIns } = this.#storage;
    await (by === 'cookie' ? signIns.touchSignIn(id, now) : signIns.touchToken(id, now));
  }

  /** A person's sign-ins or tokens have changed: ask the database again, here and elsewhere. */
  async forget(person: string): Promise<void> {
    this.forgetHere(person);
    await this.#storage.announce({ signedOut: [person] });
  }

  forgetHere(person: string): void {
    for (const [key, { identity }] of this.#known) {
      if (identity.person.id === person) this.#known.delete(key);
    }
    this.listeners.tell(person);
  }
}

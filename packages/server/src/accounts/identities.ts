// Who comes with a cookie or a token. Answers are remembered for a moment, because every request asks; whoever signs
// out is forgotten at once, in all processes.
import { Listeners } from '../listeners.ts';
import { hashSecret } from '../secrets.ts';
import type { Person } from '../storage/person.ts';
import type { Storage } from '../storage/storage.ts';

export interface Identity {
  readonly person: Person;
  readonly by: 'cookie' | 'token';
  /** Of the sign-in or token. */
  readonly id: string;
}

const REMEMBERED_FOR = 10_000;
const MOST_REMEMBERED = 20_000;
/** The time of last use is written down at most this often. */
const TOUCH_EVERY = 10 * 60 * 1000;

export class Identities {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly identity: Identity; readonly until: number }>();
  readonly #touched = new Map<string, number>();
  /** Told of people whose sign-ins have changed. */
  readonly listeners = new Listeners<string>();

  constructor(storage: Storage, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  async find(by: Identity['by'], secret: string): Promise<Identity | null> {
    const key = `${by}:${hashSecret(secret)}`;
    const now = this.#now();
    const known = this.#known.get(key);
    if (known !== undefined && known.until > now) return known.identity;
    const { signIns } = this.#storage;
    const hash = hashSecret(secret);
    const bearer = await (by === 'cookie' ? signIns.bySignIn(hash) : signIns.byToken(hash));
    if (bearer === null) {
      this.#known.delete(key);
      return null;
    }
    const identity: Identity = { ...bearer, by };
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(key, { identity, until: now + REMEMBERED_FOR });
    await this.#touch(identity, now);
    return identity;
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

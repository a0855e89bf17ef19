// Guessing a password, slowed down by account and not only by address: attempts on one name run one after another, with
// a pause that grows after each wrong one. Names that nobody has are treated alike, so that the pause tells nothing.
// Nobody is shut out by it: browsers that have been signed in to an account wait in a lane of their own.
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const FORGOTTEN_AFTER = 10 * 60 * 1000;
/** In one lane; all of them are answered before a proxy loses its patience. */
const MOST_WAITING = 6;

interface Lane {
  failures: number;
  failedAt: number;
  /** The addresses whose attempt waits or runs. */
  readonly addresses: Set<string>;
  last: Promise<unknown>;
}

/** After so many wrong attempts in a row. */
const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(SHORTEST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

export class SignInPace {
  /** The one that was asked for last is the last. */
  readonly #lanes = new Map<string, Lane>();
  readonly #now: () => number;
  readonly #pause: (milliseconds: number) => Promise<unknown>;

  constructor(
    now: () => number = Date.now,
    pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds),
  ) {
    this.#now = now;
    this.#pause = pause;
  }

  /** How many lanes are remembered. */
  get size(): number {
    return this.#lanes.size;
  }

  /** `attempt`: null if it was wrong. */
  async run<T>(key: string, address: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const lane = this.#laneOf(key);
    if (lane.addresses.has(address) || lane.addresses.size >= MOST_WAITING) {
      throw new Problem('too-many-requests', {}, LONGEST_PAUSE / 1000);
    }
    lane.addresses.add(address);
    const turn = lane.last.then(async () => {
      const wait = lane.failedAt + pauseAfter(lane.failures) - this.#now();
      if (lane.failures > 0 && wait > 0) await this.#pause(wait);
      const found = await attempt();
      if (found === null) {
        lane.failures += 1;
        lane.failedAt = this.#now();
      } else lane.failures = 0;
      return found;
    });
    const done = turn.finally(() => {
      lane.addresses.delete(address);
    });
    lane.last = done.catch(() => undefined);
    return done;
  }

  #laneOf(key: string): Lane {
    const lane = this.#lanes.get(key) ?? {
      failures: 0,
      failedAt: this.#now(),
      addresses: new Set(),
      last: Promise.resolve(),
    };
    this.#lanes.delete(key);
    this.#forget();
    this.#lanes.set(key, lane);
    return lane;
  }

  /** From the one that was asked for longest ago to the first that is still of interest. */
  #forget(): void {
    const before = this.#now() - FORGOTTEN_AFTER;
    for (const [key, { failedAt, addresses }] of this.#lanes) {
      if (failedAt > before || addresses.size > 0) return;
      this.#lanes.delete(key);
    }
  }
}

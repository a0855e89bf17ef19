// Whose computer player thinks next. People take turns by the time that was thought for them and by how long their
// next question should take: however many games one of them has, another waits for the thought at hand, not for all.

export interface Thought {
  /** Whom the computer plays against. */
  readonly person: string;
  readonly level: string;
  /** Milliseconds that it may take. */
  readonly expected: number;
}

/** What came of a thought, in milliseconds. */
export interface ThoughtDone {
  readonly level: string;
  readonly waited: number;
  readonly took: number;
}

interface Waiting extends Thought {
  /** False: the queue was closed. */
  readonly admit: (admitted: boolean) => void;
}

interface Account {
  /** Thinking time so far, on a scale that everybody who comes begins at the same place of. */
  spent: number;
  thinking: number;
  /** Short ones first; among equals the one that came first. */
  readonly waiting: Waiting[];
}

export class ThinkingQueue {
  readonly #threads: number;
  readonly #done: (done: ThoughtDone) => void;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #thinking = 0;
  #waiting = 0;
  /** What the last one to be admitted had spent: whoever comes anew starts here, without credit for the past. */
  #level = 0;
  #closed = false;

  constructor(
    threads: number,
    done: (done: ThoughtDone) => void = () => undefined,
    now: () => number = () => performance.now(),
  ) {
    this.#threads = threads;
    this.#done = done;
    this.#now = now;
  }

  /** Questions that wait for a thread. */
  get length(): number {
    return this.#waiting;
  }

  /** Questions that are being thought about. */
  get thinking(): number {
    return this.#thinking;
  }

  /** Runs the task when its turn comes; null without running it if the queue is closed before. */
  async run<T>(thought: Thought, task: () => Promise<T>): Promise<T | null> {
    const asked = this.#now();
    if (!(await this.#enter(thought))) return null;
    const begun = this.#now();
    try {
      return await task();
    } finally {
      const took = this.#now() - begun;
      this.#leave(thought, took);
      this.#done({ level: thought.level, waited: begun - asked, took });
    }
  }

  /** Nobody is admitted any more; what is being thought about comes to its end. */
  close(): void {
    this.#closed = true;
    for (const { waiting } of this.#accounts.values()) {
      for (const { admit } of waiting.splice(0)) admit(false);
    }
    this.#waiting = 0;
  }

  #enter(thought: Thought): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false);
    const account = this.#accountOf(thought.person);
    return new Promise((admit) => {
      const place = account.waiting.findIndex(({ expected }) => expected > thought.expected);
      const at = place === -1 ? account.waiting.length : place;
      account.waiting.splice(at, 0, { ...thought, admit });
      this.#waiting++;
      this.#admit();
    });
  }

  #accountOf(person: string): Account {
    const known = this.#accounts.get(person);
    if (known !== undefined) {
      if (isIdle(known)) known.spent = Math.max(known.spent, this.#level);
      return known;
    }
    const account: Account = { spent: this.#level, thinking: 0, waiting: [] };
    this.#accounts.set(person, account);
    return account;
  }

  #admit(): void {
    while (this.#thinking < this.#threads) {
      const account = this.#next();
      const first = account?.waiting.shift();
      if (account === null || first === undefined) return;
      this.#level = Math.max(this.#level, account.spent);
      // As if it took what it may take, so that several threads do not all go to the same person.
      account.spent += first.expected;
      account.thinking++;
      this.#thinking++;
      this.#waiting--;
      first.admit(true);
    }
  }

  /** The account whose next question would be done first if everybody got the same share of the threads. */
  #next(): Account | null {
    let next: Account | null = null;
    let earliest = Infinity;
    for (const [person, account] of this.#accounts) {
      const first = account.waiting[0];
      if (first === undefined) {
        // Whoever comes back would start here anyway.
        if (isIdle(account) && account.spent <= this.#level) this.#accounts.delete(person);
        continue;
      }
      const end = account.spent + first.expected;
      if (end < earliest) [next, earliest] = [account, end];
    }
    return next;
  }

  #leave({ person, expected }: Thought, took: number): void {
    const account = this.#accounts.get(person);
    if (account !== undefined) {
      account.spent += took - expected;
      account.thinking--;
    }
    this.#thinking--;
    // Nobody waits and nobody thinks: nobody owes anybody anything.
    if (this.#thinking === 0 && this.#waiting === 0) this.#accounts.clear();
    this.#admit();
  }
}

const isIdle = ({ waiting, thinking }: Account): boolean => waiting.length === 0 && thinking === 0;

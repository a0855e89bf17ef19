// Moves that wait for the disk share a commit: while one transaction is on its way, the next batch gathers.
import type { Append, AppendResult } from './append.ts';

/** Enough to share a commit among; more would keep everybody waiting for the last one. */
const MOST_IN_A_BATCH = 50;

interface Waiting {
  readonly append: Append;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

export class AppendQueue {
  readonly #commit: (batch: readonly Append[]) => Promise<readonly AppendResult[]>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(commit: (batch: readonly Append[]) => Promise<readonly AppendResult[]>) {
    this.#commit = commit;
  }

  /** Entries that no commit has taken up yet. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Settles when the entry is on disk, or refused. */
  append(append: Append): Promise<AppendResult> {
    const settled = new Promise<AppendResult>((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
    });
    this.#running ??= this.#run();
    return settled;
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    // Requests that arrived together are read in the same turn of the event loop: let them all in.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commitNext();
    this.#running = null;
  }

  async #commitNext(): Promise<void> {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const games = new Set<string>();
    for (const one of this.#waiting) {
      const fits = batch.length < MOST_IN_A_BATCH && !games.has(one.append.game);
      (fits ? batch : later).push(one);
      if (fits) games.add(one.append.game);
    }
    this.#waiting = later;
    try {
      const results = await this.#commit(batch.map((one) => one.append));
      batch.forEach((one, i) => one.resolve(results[i] ?? { ok: false }));
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }
}

// Plays many matches, in this thread or on several cores; the results do not depend on how many.
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CommandError } from '../command.ts';
import { answerTo, type MatchAnswer } from './answer.ts';
import type { Match, MatchResult } from './match.ts';

export interface MatchPool {
  /** Results in the order of the matches; `onResult` hears of each as it comes. */
  readonly play: (
    matches: readonly Match[],
    onResult?: (match: Match, result: MatchResult) => void,
  ) => Promise<MatchResult[]>;
}

/**
 * The bundle that scripts/build.mjs makes of worker.ts, beside that of the program: nothing that the worker imports may
 * import this file, or the two would share a bundle that lies elsewhere.
 */
export const WORKER_BUNDLE = new URL('./arena-worker.js', import.meta.url);

/** Opens a pool for as long as `use` takes. */
export async function withMatchPool<T>(
  jobs: number,
  use: (pool: MatchPool) => Promise<T>,
): Promise<T> {
  if (jobs === 1) return use(THIS_THREAD);
  const workers = Array.from({ length: jobs }, () => new Worker(WORKER_BUNDLE));
  try {
    return await use(poolOf(workers));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function resultIn(answer: MatchAnswer): MatchResult {
  if (!answer.ok) throw new CommandError(answer.illegalDecision);
  return answer.result;
}

const THIS_THREAD: MatchPool = {
  async play(matches, onResult) {
    const results: MatchResult[] = [];
    for (const match of matches) {
      const result = resultIn(answerTo(match));
      results.push(result);
      onResult?.(match, result);
      // Lets signals and output through between two games.
      await setImmediate();
    }
    return results;
  },
};

const poolOf = (workers: readonly Worker[]): MatchPool => ({
  async play(matches, onResult) {
    const results: MatchResult[] = [];
    const waiting = matches.entries();
    const keepBusy = async (worker: Worker): Promise<void> => {
      // All workers take from the same list.
      for (const [i, match] of waiting) {
        const result = resultIn(await askWorker(worker, match));
        results[i] = result;
        onResult?.(match, result);
      }
    };
    await Promise.all(workers.map(keepBusy));
    return results;
  },
});

function askWorker(worker: Worker, match: Match): Promise<MatchAnswer> {
  return new Promise((resolve, reject) => {
    const listen = (answer: MatchAnswer): void => {
      worker.off('error', fail);
      resolve(answer);
    };
    const fail = (error: Error): void => {
      worker.off('message', listen);
      reject(error);
    };
    worker.once('message', listen);
    worker.once('error', fail);
    worker.postMessage(match);
  });
}

// The levels of the bots package, thinking in worker threads: each question goes to the thread with the fewest. Who may
// ask next is decided before (thinking-queue.ts).
import { Worker } from 'node:worker_threads';
import {
  LEVELS,
  LEVEL_IDS,
  decideWithin,
  levelIn,
  openBotClient,
  openPurse,
  type BotClient,
  type BotReply,
  type BotWorker,
  type LevelId,
  type Purse,
} from '@arpents/bots';
import type { ComputerPlayers, ServedLevel } from './computer-players.ts';

function startWorker(script: URL): BotWorker {
  const worker = new Worker(script);
  // Without a listener an error in the thread would end the process; its end is what is reacted to.
  worker.on('error', () => undefined);
  worker.unref();
  return {
    post: (request) => worker.postMessage(request),
    listen: (listener) => worker.on('message', (reply: BotReply) => listener(reply)),
    whenDead: (listener) => worker.once('exit', listener),
    terminate: () => void worker.terminate(),
  };
}

const servedLevel = (id: LevelId, strength: number): ServedLevel => {
  const { effort, usesItsTime } = LEVELS[id];
  return { id, strength, longest: effort.milliseconds, isSlow: usesItsTime };
};

const isLevel = (name: string): name is LevelId => LEVEL_IDS.some((id) => id === name);

/** What is left of the time for the turn at hand, by game. */
class Purses {
  readonly #open = new Map<string, Purse>();

  of(game: string, level: LevelId): Purse {
    const known = this.#open.get(game);
    if (known !== undefined) return known;
    const purse = openPurse(LEVELS[level].effort);
    this.#open.set(game, purse);
    // Games that ended in the middle of a turn: the oldest are forgotten, at the cost of a little more time.
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_PURSES && oldest !== undefined) this.#open.delete(oldest);
    return purse;
  }

  close(game: string): void {
    this.#open.delete(game);
  }
}

const MOST_PURSES = 10_000;

/** `script` is the bundled computer-worker. */
export function botPlayers(threads: number, script: URL): ComputerPlayers {
  const pool = Array.from({ length: threads }, (): { client: BotClient; asked: number } => ({
    client: openBotClient(() => startWorker(script), true),
    asked: 0,
  }));
  const purses = new Purses();
  return {
    levels: threads === 0 ? [] : LEVEL_IDS.map(servedLevel),
    threads,
    decide: async (level, view, seed, game) => {
      if (!isLevel(level)) throw new Error('there is no such level');
      const free = pool.reduce((best, one) => (one.asked < best.asked ? one : best));
      free.asked++;
      try {
        const question = { bot: levelIn(level, game), view, seed };
        const action = await decideWithin(purses.of(game, level), free.client, question);
        if (action.kind === 'end-turn') purses.close(game);
        return action;
      } finally {
        free.asked--;
      }
    },
    close: () => {
      for (const { client } of pool) client.close();
      return Promise.resolve();
    },
  };
}

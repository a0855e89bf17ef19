// Whoever reads logs of long games reads one page at a time, and rests after each for as long as everybody else needs to
// come first: by the limit of a minute all its pages could be asked for at once.
import type { FastifyRequest } from 'fastify';
import { breathe, rest } from '../breathe.ts';
import { OneAtATime } from '../games/one-at-a-time.ts';
import { Problem } from '../problem.ts';
import { network } from './network.ts';

/** Of one address; all of them are answered within a few seconds. */
const MOST_WAITING = 30;
/** In seconds. */
const COME_BACK_AFTER = 2;
/**
 * How many times as long as a page took: one address has at most a tenth of the server, less when others are busy. A
 * page takes some 25 ms of a busy one, so that what a minute allows (240) still fits into it.
 */
const REST = 9;

export class LogTurns {
  readonly #turns = new OneAtATime();
  readonly #waiting = new Map<string, number>();

  /** Carries out what needs pages of a log, when it is this address's turn. */
  async run<T>({ ip }: Pick<FastifyRequest, 'ip'>, task: () => T | Promise<T>): Promise<T> {
    const address = network(ip);
    const waiting = this.#waiting.get(address) ?? 0;
    if (waiting >= MOST_WAITING) throw new Problem('too-many-requests', {}, COME_BACK_AFTER);
    this.#waiting.set(address, waiting + 1);
    try {
      return await this.#inTurn(address, task);
    } finally {
      this.#leave(address);
    }
  }

  /** Settles when the task does; the turn of whoever comes next begins after the rest. */
  #inTurn<T>(address: string, task: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      void this.#turns.run(address, async () => {
        await breathe();
        const begin = performance.now();
        await Promise.resolve().then(task).then(resolve, reject);
        await rest(begin, REST);
      });
    });
  }

  #leave(address: string): void {
    const waiting = (this.#waiting.get(address) ?? 0) - 1;
    if (waiting > 0) this.#waiting.set(address, waiting);
    else this.#waiting.delete(address);
  }
}

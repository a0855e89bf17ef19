// Whoever reads logs of long games reads one page at a time, and everybody else has a turn in between: by the limit of a
// minute all its pages could be asked for at once.
import type { FastifyRequest } from 'fastify';
import { breathe } from '../breathe.ts';
import { OneAtATime } from '../games/one-at-a-time.ts';
import { Problem } from '../problem.ts';
import { network } from './network.ts';

/** Of one address; all of them are answered within a second or two. */
const MOST_WAITING = 30;
/** In seconds. */
const COME_BACK_AFTER = 2;

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
      return await this.#turns.run(address, async () => {
        await breathe();
        return task();
      });
    } finally {
      this.#leave(address);
    }
  }

  #leave(address: string): void {
    const waiting = (this.#waiting.get(address) ?? 0) - 1;
    if (waiting > 0) this.#waiting.set(address, waiting);
    else this.#waiting.delete(address);
  }
}

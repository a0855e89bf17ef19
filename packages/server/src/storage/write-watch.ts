// Whether the database takes what is written to it. A disk that is full, or a standby that only reads, answers questions
// all the same; a server in front of it is of no use to players.
import { isAway } from './unavailable.ts';

export class WriteWatch {
  #isRefused = false;

  /** Carries a write out, and remembers whether it was taken. What is wrong with the write itself says nothing. */
  async of<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await write();
      this.#isRefused = false;
      return result;
    } catch (error) {
      if (isAway(error)) this.#isRefused = true;
      throw error;
    }
  }

  /** Nothing as long as writes are taken; after one that was refused, throws until `write` is taken. */
  async expect(write: () => Promise<void>): Promise<void> {
    if (this.#isRefused) await this.of(write);
  }
}

// The beginning of a server's end. It drains: it says that it is not ready and serves on, so that a proxy finds out and
// sends people elsewhere before the door is closed.
export class Ending {
  #isServing = true;
  #hurry: () => void = () => undefined;

  /** False from the first word of the end on. */
  get isServing(): boolean {
    return this.#isServing;
  }

  /** Resolves when the drain time is over, or `hurry` is called. */
  async drain(milliseconds: number): Promise<void> {
    this.#isServing = false;
    if (milliseconds === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Whoever waits for the end will not wait for the drain time. */
  hurry(): void {
    this.#hurry();
  }
}

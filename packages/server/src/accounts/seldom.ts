// Lets each person have something that costs much once in a while.

export class Seldom {
  readonly #every: number;
  readonly #now: () => number;
  /** When each of them may have it again, the earliest first. */
  readonly #again = new Map<string, number>();

  constructor(every: number, now: () => number) {
    this.#every = every;
    this.#now = now;
  }

  /** 0: they have it now; otherwise how long they have to wait. */
  take(person: string): number {
    const now = this.#now();
    for (const [one, at] of this.#again) {
      if (at > now) break;
      this.#again.delete(one);
    }
    const again = this.#again.get(person);
    if (again !== undefined) return again - now;
    this.#again.set(person, now + this.#every);
    return 0;
  }
}

// Those who want to be told of something.

export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>();

  get size(): number {
    return this.#all.size;
  }

  /** Returns how to stop. */
  add(listener: (value: T) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(value: T): void {
    for (const listener of this.#all) listener(value);
  }
}

// The open event streams of this process: who is to be nudged when a person has news.
import type { PersonEvent } from '@arpents/protocol';
import type { NumberedNews } from '../storage/append.ts';

export interface PersonListener {
  /** `null`: something may have been missed; look it up. */
  readonly hear: (event: PersonEvent | null) => void;
  /** The person's sign-ins have changed: is this one still good? */
  readonly recheck: () => void;
}

export class StreamHub {
  readonly #byPerson = new Map<string, Set<PersonListener>>();
  readonly #closers = new Set<() => void>();
  #isClosed = false;

  get size(): number {
    return this.#closers.size;
  }

  addPerson(person: string, listener: PersonListener): () => void {
    const listeners = this.#byPerson.get(person) ?? new Set();
    listeners.add(listener);
    this.#byPerson.set(person, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byPerson.delete(person);
    };
  }

  /** The server shuts down: no stream stays open. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Registers what closes a stream when the server shuts down; at once if it does already. */
  add(close: () => void): () => void {
    this.#closers.add(close);
    if (this.#isClosed) close();
    return () => this.#closers.delete(close);
  }

  tell(news: readonly NumberedNews[]): void {
    for (const { person, ...event } of news) {
      for (const listener of this.#byPerson.get(person) ?? []) listener.hear(event);
    }
  }

  /** Another process wrote events for these people. */
  nudge(people: Iterable<string>): void {
    for (const person of people) {
      for (const listener of this.#byPerson.get(person) ?? []) listener.hear(null);
    }
  }

  nudgeAll(): void {
    this.nudge([...this.#byPerson.keys()]);
  }

  recheck(person: string): void {
    for (const listener of this.#byPerson.get(person) ?? []) listener.recheck();
  }

  closeAll(): void {
    this.#isClosed = true;
    for (const close of [...this.#closers]) close();
  }
}

// An entry as it is told: made once for everybody who looks on alike, since a table may have a thousand spectators, and a
// player who moves gets the same by answer and by stream.
import type { Viewer } from '@arpents/engine';
import { tableUpdateFor, type TableUpdate } from '@arpents/protocol';
import type { Advance } from '@arpents/session';

export class Telling {
  readonly update: TableUpdate;
  #text: string | null = null;

  constructor(update: TableUpdate) {
    this.update = update;
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.update);
    return this.#text;
  }
}

/**
 * Those of one table; kept for the last entry, and while the clock does not go on: an update carries the time. Nothing is
 * kept beyond the turn of the event loop in which it is told: as long as the next move takes, it would have outlived the
 * collector's young generation, and what piles up beyond that is marked while everybody waits.
 */
export class Tellings {
  #advance: Advance | null = null;
  #now = 0;
  readonly #byViewer = new Map<Viewer, Telling>();

  /** null: this viewer is not told. */
  of(game: string, advance: Advance, viewer: Viewer, isDeaf: boolean, now: number): Telling | null {
    if (this.#advance !== advance || this.#now !== now) {
      this.#byViewer.clear();
      this.#advance = advance;
      this.#now = now;
    }
    const known = isDeaf ? undefined : this.#byViewer.get(viewer);
    if (known !== undefined) return known;
    const update = tableUpdateFor(game, advance, viewer, isDeaf, now);
    if (update === null) return null;
    const telling = new Telling(update);
    if (this.#byViewer.size === 0) setImmediate(() => this.#forget());
    this.#byViewer.set(viewer, telling);
    return telling;
  }

  #forget(): void {
    this.#byViewer.clear();
    this.#advance = null;
  }
}

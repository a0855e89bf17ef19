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

/** Those of one table; kept for the last entry, and while the clock does not go on: an update carries the time. */
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
    this.#byViewer.set(viewer, telling);
    return telling;
  }
}

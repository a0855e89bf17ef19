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

/** What is told of one advance at one moment, by viewer. */
type Told = Partial<Record<Viewer, Telling>>;

/**
 * Those of one table; kept for the last entry, and while the clock does not go on: an update carries the time. Nothing is
 * kept beyond the turn of the event loop in which it is told: as long as the next move takes, it would have outlived the
 * collector's young generation, and what piles up beyond that is marked while everybody waits. So there is a new object
 * each time: a `Map` that is cleared hangs its next table on the one before, and once one of them is old, all that follow
 * outlive the young generation with everything that was in them.
 */
export class Tellings {
  #advance: Advance | null = null;
  #now = 0;
  #told: Told | null = null;

  /** null: this viewer is not told. */
  of(game: string, advance: Advance, viewer: Viewer, isDeaf: boolean, now: number): Telling | null {
    const told = this.#toldOf(advance, now);
    const known = isDeaf ? undefined : told[viewer];
    if (known !== undefined) return known;
    const update = tableUpdateFor(game, advance, viewer, isDeaf, now);
    if (update === null) return null;
    const telling = new Telling(update);
    told[viewer] = telling;
    return telling;
  }

  #toldOf(advance: Advance, now: number): Told {
    if (this.#told !== null && this.#advance === advance && this.#now === now) return this.#told;
    if (this.#told === null) setImmediate(() => this.#forget());
    this.#advance = advance;
    this.#now = now;
    this.#told = {};
    return this.#told;
  }

  #forget(): void {
    this.#told = null;
    this.#advance = null;
  }
}

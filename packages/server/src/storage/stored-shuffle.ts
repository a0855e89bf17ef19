// What the seed of a game is made of besides the server's secret, as it is kept.
import type { Side } from '@arpents/engine';

/** What a player's client added to the seed. */
export type PlayerBytes =
  | { readonly state: 'awaited' }
  | { readonly state: 'none' }
  | { readonly state: 'added'; readonly bytes: string };

export interface StoredShuffle {
  /** The side of the one who created the game. */
  readonly hostSide: Side;
  readonly host: PlayerBytes;
  readonly guest: PlayerBytes;
}

/** In the database, null is awaited and the empty text none. */
export const bytesFromRow = (text: string | null): PlayerBytes =>
  text === null
    ? { state: 'awaited' }
    : text === ''
      ? { state: 'none' }
      : { state: 'added', bytes: text };

export const rowFromBytes = (given: PlayerBytes): string | null =>
  given.state === 'added' ? given.bytes : given.state === 'none' ? '' : null;

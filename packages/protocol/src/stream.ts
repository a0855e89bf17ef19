// The event stream: one per page, carrying the person's events and those of the game on screen.
import type { Side } from '@arpents/engine';
import type { GameAnswer, RatingChanges, SeatedPerson, TableUpdate } from './games.ts';

/** Where a reader stands: the last of the person's events and the last version of the game that they have seen. */
export interface StreamPosition {
  readonly person: number;
  readonly version: number;
}

export const POSITION = /^([0-9]{1,15})\.([0-9]{1,9})$/;

/** Also the `id` of every message: `12.345`. */
export const formatPosition = ({ person, version }: StreamPosition): string =>
  `${person}.${version}`;

export function parsePosition(text: string): StreamPosition | null {
  const found = POSITION.exec(text);
  if (found === null) return null;
  return { person: Number(found[1]), version: Number(found[2]) };
}

/** Something about one of a person's games, whether or not it is on screen. */
export type PersonNews =
  | { readonly kind: 'game-started' }
  | { readonly kind: 'your-decision'; readonly version: number }
  | { readonly kind: 'game-over' }
  | { readonly kind: 'game-cancelled' }
  /** The rematch that was offered is not wanted. */
  | { readonly kind: 'rematch-declined' }
  | { readonly kind: 'draw-offered'; readonly by: Side }
  | { readonly kind: 'take-back-asked'; readonly by: Side }
  | { readonly kind: 'message'; readonly by: Side }
  /** The opponent wants to play again: the new game. */
  | { readonly kind: 'rematch'; readonly rematch: string };

export interface PersonEvent {
  readonly number: number;
  readonly at: number;
  readonly game: string;
  readonly news: PersonNews;
}

/** The people at a table, where one of them is called or rated otherwise than before. Nothing else has changed by it. */
export interface PlayersTold {
  readonly game: string;
  readonly players: readonly SeatedPerson[];
  /** As in `GameSummary`: a rated game is counted a moment after its last entry. */
  readonly ratingChange: RatingChanges | null;
  /** The server's clock: a `GameAnswer` whose table was written later knows of it already. */
  readonly now: number;
}

export const GOODBYE_REASONS = [
  'shutting-down',
  'signed-out',
  /** The reader let too much pile up. */
  'too-slow',
  'internal-error',
] as const;
export type GoodbyeReason = (typeof GOODBYE_REASONS)[number];

/** The messages of the stream, by the name in their `event` field; `data` is JSON of the type given here. */
export interface StreamMessages {
  /** First on every connection: where the stream stands now, and the version of the interface (`INTERFACE_VERSION`). */
  readonly hello: StreamPosition & { readonly interface: string };
  /** One entry of the game on screen, with the table after it. In order, without gaps. */
  readonly entry: TableUpdate;
  /** Too much was missed to be sent one by one (or the position was unknown): the game as it stands now. */
  readonly reset: GameAnswer;
  /** Somebody at the game on screen has another name or another rating. */
  readonly players: PlayersTold;
  /** An event of the person. */
  readonly person: PersonEvent;
  /** The server closes the stream, for the given reason; reconnect unless it is `signed-out`. */
  readonly bye: { readonly reason: GoodbyeReason };
}
export type StreamMessageKind = keyof StreamMessages;

const KINDS: Readonly<Record<StreamMessageKind, true>> = {
  hello: true,
  entry: true,
  reset: true,
  players: true,
  person: true,
  bye: true,
};
export const STREAM_MESSAGES = Object.keys(KINDS) as readonly StreamMessageKind[];

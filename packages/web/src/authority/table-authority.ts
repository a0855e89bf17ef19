// What the screen asks of whoever has the last word at a table: a server, or this browser itself. The screen does not know
// which of them it has.
import type { Result } from '@arpents/engine';
import type {
  GameAnswer,
  GameCreatedAnswer,
  LogEntry,
  PastPosition,
  PublishedRecord,
  StreamPosition,
  TableUpdate,
} from '@arpents/protocol';
import type { Command, StandingOrders } from '@arpents/session';
import type { Failure } from '../api/client.ts';
import type { StreamHandlers } from '../api/stream.ts';

/** Asked of an authority, and answered or failed; never rejected. */
export type Asked<T> = Promise<Result<T, Failure>>;

/** The authority over one game, as one viewer may ask it. */
export interface TableAuthority {
  /** The game as it stands; whoever was invited has a secret to see it by before they sit down. */
  readonly open: (invitation: string | null) => Asked<GameAnswer>;
  /** The whole log; null: it could not be had. */
  readonly log: () => Promise<readonly LogEntry[] | null>;
  /** Positions of the past as this viewer was allowed to see them then: that of this version, and some around it. */
  readonly history: (version: number) => Asked<readonly PastPosition[]>;
  /** Tells of everything that happens from here on; returns how to stop. `after` is where the listener stands. */
  readonly follow: (after: () => StreamPosition | null, handlers: StreamHandlers) => () => void;
  /** Act, undo, take back, offer, say: all that a player does, with the version that they had before them. */
  readonly send: (version: number, command: Command) => Asked<TableUpdate>;
  readonly orders: () => Asked<StandingOrders>;
  readonly changeOrders: (orders: StandingOrders) => Asked<StandingOrders>;
  readonly notes: () => Asked<string>;
  readonly changeNotes: (text: string) => Asked<string>;
  /** Once the game is over. */
  readonly record: () => Asked<PublishedRecord>;
  /** What the whole game can be replayed from, a record or a transcript; once there is nothing left to hide. */
  readonly source: () => Asked<unknown>;
  /** The next game with sides swapped: asked for, or joined where the opponent has asked for it. */
  readonly playAgain: () => Asked<GameCreatedAnswer>;
  /** Calls off a game that has not begun, or declines it. */
  readonly callOff: () => Asked<void>;
}

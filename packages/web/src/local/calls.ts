// What a page asks of the worker that keeps its local games, and what comes back: views and what is told of entries, never
// a position.
import type { OptionsWanted, Result, Setup, Side } from '@arpents/engine';
import type {
  GameAnswer,
  GameCreatedAnswer,
  GameSummary,
  LogEntry,
  PastPosition,
  PublishedRecord,
  TableUpdate,
} from '@arpents/protocol';
import type { Command, StandingOrders } from '@arpents/session';
import type { Failure } from '../api/client.ts';

/** What somebody wants to play at this screen. */
export interface LocalWanted {
  readonly options: OptionsWanted;
  readonly preset: string | null;
  /** The side of whoever sits here; null: two people at one screen play both. */
  readonly side: Side | null;
  /** The computer player opposite; null for two people. */
  readonly level: string | null;
  readonly setup: Setup | null;
}

/** Who asks about which game; `as`: of two people at one screen the one who looks now, null: neither. */
interface At {
  readonly game: string;
  readonly as: Side | null;
}

export interface LocalCalls {
  readonly create: { readonly given: LocalWanted; readonly answer: GameCreatedAnswer };
  readonly list: { readonly given: null; readonly answer: readonly GameSummary[] };
  readonly remove: { readonly given: { readonly game: string }; readonly answer: null };
  readonly open: { readonly given: At; readonly answer: GameAnswer };
  readonly log: { readonly given: At; readonly answer: readonly LogEntry[] };
  /** The whole past, as whoever asks was allowed to see it then. */
  readonly history: { readonly given: At; readonly answer: readonly PastPosition[] };
  readonly send: {
    readonly given: At & { readonly version: number; readonly command: Command };
    readonly answer: TableUpdate;
  };
  readonly orders: { readonly given: At; readonly answer: StandingOrders };
  readonly changeOrders: {
    readonly given: At & { readonly orders: StandingOrders };
    readonly answer: StandingOrders;
  };
  readonly notes: { readonly given: At; readonly answer: string };
  readonly changeNotes: { readonly given: At & { readonly text: string }; readonly answer: string };
  readonly record: { readonly given: At; readonly answer: PublishedRecord };
  /** The record as it stands, as a file; its address. */
  readonly file: { readonly given: { readonly game: string }; readonly answer: string };
  /** To the server, where it goes on as the game that is answered with; it leaves this browser. */
  readonly handOver: { readonly given: { readonly game: string }; readonly answer: GameSummary };
  readonly playAgain: { readonly given: At; readonly answer: GameCreatedAnswer };
  /** From now on the page is told of this game, under the given number, until it leaves. */
  readonly follow: { readonly given: At & { readonly follower: number }; readonly answer: null };
  readonly leave: { readonly given: { readonly follower: number }; readonly answer: null };
}
export type LocalCall = keyof LocalCalls;

export type Answered<K extends LocalCall> = Result<LocalCalls[K]['answer'], Failure>;

/** A call on its way to the worker. */
export interface LocalRequest<K extends LocalCall = LocalCall> {
  readonly id: number;
  readonly call: K;
  readonly given: LocalCalls[K]['given'];
}

export type LocalMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answered<LocalCall> }
  | { readonly kind: 'update'; readonly follower: number; readonly update: TableUpdate }
  /** The game was removed or handed over in another tab. */
  | { readonly kind: 'gone'; readonly follower: number }
  /** What is played is not kept any more. */
  | { readonly kind: 'not-kept' };

// The game on screen as data: what the server last said, what is still to be shown of it, and the choice in the making.
import { NO_CHOICE, type Action, type Choice } from '@arpents/engine';
import type {
  GameAnswer,
  GameSummary,
  LogEntry,
  PersonEvent,
  PlayersTold,
  StreamPosition,
  TableUpdate,
  TableView,
} from '@arpents/protocol';
import type { StoreApi } from 'zustand';
import type { Failure } from '../api/client.ts';

export interface GameModel {
  /** null while no game is open. */
  readonly id: string | null;
  readonly summary: GameSummary | null;
  readonly viewer: GameAnswer['viewer'];
  readonly invitation: string | null;
  /** What the server committed to before the first card; null: nothing. */
  readonly commitment: string | null;
  /** Whose clients have added bytes to the seed. */
  readonly bytes: GameAnswer['bytes'] | null;
  /** The table as it is shown; behind the truth only while the opponent's actions are played back. */
  readonly table: TableView | null;
  readonly entries: readonly LogEntry[];
  /** The entry that is being played back. */
  readonly showing: LogEntry | null;
  readonly waiting: readonly TableUpdate[];
  /** What the stream told before the game itself was here. */
  readonly early: readonly TableUpdate[];
  /** Where the stream stands, for the next connection; null until it has said so. */
  readonly position: StreamPosition | null;
  /** The last that the stream told about any of the person's games. */
  readonly news: PersonEvent | null;
  /** The last that the stream told of the players' names and ratings: an answer may be older. */
  readonly players: PlayersTold | null;
  readonly isConnected: boolean;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly draft: Choice;
  /** The way that was chosen among several; it counts for the position in which it was chosen. */
  readonly picked: { readonly action: Action; readonly position: number } | null;
  readonly seenVersion: number;
  /** The messages up to this one have been looked at. */
  readonly readVersion: number;
  /** The version that was there when the game was opened: what is newer happened before the player's eyes. */
  readonly openedVersion: number;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  readonly serverAhead: number;
}

export type GameStore = StoreApi<GameModel>;

export const NOTHING: GameModel = {
  id: null,
  summary: null,
  viewer: 'spectator',
  invitation: null,
  commitment: null,
  bytes: null,
  table: null,
  entries: [],
  showing: null,
  waiting: [],
  early: [],
  position: null,
  news: null,
  players: null,
  isConnected: true,
  isSending: false,
  failure: null,
  draft: NO_CHOICE,
  picked: null,
  seenVersion: 0,
  readVersion: 0,
  openedVersion: 0,
  serverAhead: 0,
};

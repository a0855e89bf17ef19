// Games as answers tell of them: lists, tables, logs, records.
import type {
  Action,
  BySide,
  Edition,
  GameEvent,
  GameOptions,
  GameRecord,
  Outcome,
  PlayerView,
  RuleId,
  Setup,
  Side,
  Viewer,
} from '@arpents/engine';
import type { Clocks, EntryBody, Offers, Pace } from '@arpents/session';
import type { PersonName } from './people.ts';
import type { BytesState } from './player-bytes.ts';
import type { ShuffleParts } from './shuffle-formula.ts';

export const OPPONENT_KINDS = ['open', 'invitation', 'computer'] as const;
export const VISIBILITIES = ['private', 'watchable'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const GAME_LISTS = ['open', 'watchable', 'mine', 'finished'] as const;
export type GameListName = (typeof GAME_LISTS)[number];

export interface SeatedPerson {
  readonly kind: 'person';
  readonly person: PersonName;
  /** For each side with which they have played rated games; whole numbers. */
  readonly ratings: BySide<number | null>;
}

/** Who sits on a side. */
export type SeatShown =
  | SeatedPerson
  | { readonly kind: 'computer'; readonly level: string }
  /** Whoever sits at the screen of a table that a browser keeps for itself; a server knows nobody there. */
  | { readonly kind: 'here' }
  /** Of a game from a file nobody says who played it. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'free' };

export const GAME_STATUSES = ['open', 'running', 'over', 'cancelled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What a rated game made of a rating; whole numbers. Whoever had none began with that of everybody. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

/** Of both players; null: that one has deleted the account since. */
export type RatingChanges = BySide<RatingChange | null>;

export const UNCOUNTED = ['same-browser', 'same-address'] as const;

/** A game in a list. */
export interface GameSummary {
  readonly id: string;
  readonly status: GameStatus;
  readonly options: GameOptions;
  readonly preset: string | null;
  readonly pace: Pace;
  readonly rated: boolean;
  /** Why the result of a rated game is not counted: its players share a browser or an address; null: it is. */
  readonly uncounted: (typeof UNCOUNTED)[number] | null;
  /** What the result made of the ratings; null: not counted, not yet, or by a version that did not keep it. */
  readonly ratingChange: RatingChanges | null;
  /** Begun from a given position, or handed over by whoever played it elsewhere. */
  readonly practice: boolean;
  /** Its creator chose the seed of a practice game, or brought it along, and so may know hands and decks. */
  readonly cardsKnown: boolean;
  readonly visibility: Visibility;
  readonly opponent: (typeof OPPONENT_KINDS)[number];
  readonly seats: BySide<SeatShown>;
  /** Whoever joins may choose the side; until then `seats` and `mySide` say who sits where if they name none. */
  readonly guestChooses: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly version: number;
  readonly turn: number;
  /** Whose decision it is. */
  readonly decider: Side | null;
  readonly outcome: Outcome | null;
  /** The side of the person who asks; null: none. */
  readonly mySide: Side | null;
  readonly rematchOf: string | null;
  readonly rematch: string | null;
}

export interface GameListAnswer {
  readonly games: readonly GameSummary[];
  /** For the next page, or null. */
  readonly before: string | null;
}

/** An entry of the game's log as one viewer may see it, with what happened in it. */
export interface LogEntry {
  readonly version: number;
  readonly at: number;
  readonly side: Side | null;
  readonly body: EntryBody;
  readonly events: readonly GameEvent[];
  /** The points of both sides where a turn begins; null: elsewhere. */
  readonly points: BySide<number> | null;
}

/** Everything about the table that changes with the game, as one viewer may see it. */
export interface TableView {
  readonly version: number;
  /** Commands sent for an earlier version than this are stale. */
  readonly positionVersion: number;
  /** null until both seats are taken. */
  readonly view: PlayerView | null;
  readonly clocks: Clocks | null;
  /** The server's clock when this was written, to set the browser's by. */
  readonly now: number;
  readonly offers: Offers;
  /** Whether the viewer may undo without asking (R99). */
  readonly canUndo: boolean;
  /** The version a take-back of the viewer's last action would go back to; null: nothing, or not in this game. */
  readonly takeBackTo: number | null;
  /** From when on the viewer may close the game as abandoned (R110); null: there is a clock, or nobody to wait for. */
  readonly abandonedFrom: number | null;
  /** Whether the viewer may still call the game off (R98). */
  readonly canAbort: boolean;
  readonly revelationsTakenBack: number;
}

/** A game with its table, as one viewer may see it. */
export interface GameAnswer {
  readonly game: GameSummary;
  readonly viewer: Viewer;
  readonly table: TableView;
  /** Published before the game: see `commitment` in API.md. Null for practice games with a given seed. */
  readonly commitment: string | null;
  /** Which sides' clients have added bytes of their own to the seed; never which bytes. */
  readonly bytes: BySide<BytesState>;
  /** For the creator of an open game by invitation: the secret part of the link. */
  readonly invitation: string | null;
}

/** A page of what happened after a version. */
export interface LogAnswer {
  readonly entries: readonly LogEntry[];
  /** The version that the list reaches. */
  readonly version: number;
  /** The `after` of the next page; null: this was the last one. */
  readonly next: number | null;
}

/** A position of the past as one viewer was allowed to see it then (R100). */
export interface PastPosition {
  /** Of the entry that brought it about. */
  readonly version: number;
  readonly view: PlayerView;
}

/** A page of the positions after a version. */
export interface HistoryAnswer {
  readonly positions: readonly PastPosition[];
  /** The version that the list reaches. */
  readonly version: number;
  /** The `after` of the next page; null: this was the last one. */
  readonly next: number | null;
}

/** What the player may do now; empty while the decision is not theirs. */
export interface LegalActionsAnswer {
  readonly version: number;
  readonly actions: readonly Action[];
}

/** Answer to a command, and the `entry` message of the stream. */
export interface TableUpdate {
  readonly game: string;
  readonly entry: LogEntry;
  readonly table: TableView;
}

export interface GameCreatedAnswer {
  readonly game: GameSummary;
  /** As in `GameAnswer`: here before the client has chosen any bytes of its own. */
  readonly commitment: string | null;
  readonly invitation: string | null;
}
export interface NotesAnswer {
  readonly text: string;
}

/** A finished game: the engine's record, and what verifies its shuffles. */
export interface PublishedRecord extends GameRecord {
  /** The position that a practice game began from; null: the beginning. */
  readonly setup: Setup | null;
  readonly commitment: string | null;
  readonly salt: string | null;
  /** What the seed was made of; null: by the first formula it is the server's secret, or somebody gave it. */
  readonly shuffle: ShuffleParts | null;
  readonly revelationsTakenBack: number;
}

export interface ComputerLevel {
  readonly id: string;
  /** From weakest to strongest. */
  readonly strength: number;
}
export interface LevelsAnswer {
  readonly levels: readonly ComputerLevel[];
}

/** Edition and rules that go by one name, for `preset` of a new game. */
export interface Preset {
  readonly id: string;
  readonly edition: Edition;
  /** Those that the edition implies are not among them. */
  readonly rules: readonly RuleId[];
}
export interface PresetsAnswer {
  readonly presets: readonly Preset[];
}

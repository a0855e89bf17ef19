// Games: creating, listing, joining, looking at and playing them.
import {
  EDITIONS,
  RULE_IDS,
  readAction,
  type Action,
  type BySide,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type Outcome,
  type PlayerView,
  type RuleId,
  type Setup,
  type Side,
  type Viewer,
} from '@arpents/engine';
import type { Clocks, Command, EntryBody, Offers, Pace } from '@arpents/session';
import * as v from 'valibot';
import type { PersonName } from './people.ts';
import { setupSchema } from './positions.ts';

export const TEXT_LENGTH = { message: 500, notes: 4000 } as const;

/** Made by the client for each thing it asks for, so that a repetition is recognised. */
export const requestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16}$/));

const whole = (least: number, most: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: whole(1, 180),
    incrementSeconds: whole(0, 600),
  }),
  v.strictObject({ kind: v.literal('days'), daysPerTurn: whole(1, 30), capDays: whole(1, 90) }),
]) satisfies v.GenericSchema<unknown, Pace>;

export const OPPONENT_KINDS = ['open', 'invitation', 'computer'] as const;
export const VISIBILITIES = ['private', 'watchable'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const opponentSchema = v.variant('kind', [
  /** Anybody, from the list of open games. */
  v.strictObject({ kind: v.literal('open') }),
  /** Whoever has the link. */
  v.strictObject({ kind: v.literal('invitation') }),
  v.strictObject({ kind: v.literal('computer'), level: v.pipe(v.string(), v.maxLength(40)) }),
]);

export const createGameRequest = v.strictObject({
  requestId: requestIdSchema,
  side: v.picklist(['british', 'french', 'random']),
  /** Edition and rules by name of a preset; then `edition` and `rules` must be absent. */
  preset: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  edition: v.optional(v.picklist(EDITIONS), 'second'),
  rules: v.optional(v.pipe(v.array(v.picklist(RULE_IDS)), v.maxLength(RULE_IDS.length)), []),
  opponent: opponentSchema,
  pace: v.optional(paceSchema, { kind: 'none' }),
  rated: v.optional(v.boolean(), false),
  visibility: v.optional(v.picklist(VISIBILITIES), 'private'),
  /** A practice game from a given position; `seed` is 64 hexadecimal digits or null. */
  practice: v.optional(
    v.nullable(
      v.strictObject({
        setup: setupSchema,
        seed: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
      }),
    ),
    null,
  ),
});
export type CreateGameRequest = v.InferOutput<typeof createGameRequest>;
/** As a client writes it: what has a default may be left out. */
export type CreateGameInput = Omit<v.InferInput<typeof createGameRequest>, 'practice' | 'rules'> & {
  readonly rules?: readonly RuleId[];
  readonly practice?: { readonly setup: Setup; readonly seed: string | null } | null;
};

export const joinGameRequest = v.strictObject({
  /** From the link, for a game by invitation. */
  invitation: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
});
export type JoinGameRequest = v.InferOutput<typeof joinGameRequest>;
export const emptyRequest = v.strictObject({});
export const rematchRequest = v.strictObject({ requestId: requestIdSchema });
export const notesRequest = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(TEXT_LENGTH.notes)),
});

export const GAME_LISTS = ['open', 'mine', 'finished'] as const;
export const listGamesQuery = v.strictObject({
  list: v.picklist(GAME_LISTS),
  /** `before` of the page before this one. */
  before: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,16}\.[A-Za-z0-9]{16}$/))),
});

export const actionSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Action>(({ dataset, addIssue, NEVER }) => {
    const action = readAction(dataset.value);
    if (action !== null) return action;
    addIssue({ message: 'not an action' });
    return NEVER;
  }),
);
const messageText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT_LENGTH.message));
export const versionSchema = whole(0, 1_000_000_000);

const commandSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('act'), action: actionSchema }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('ask-take-back'), to: v.nullable(versionSchema) }),
  v.strictObject({ kind: v.literal('answer-take-back'), accept: v.boolean() }),
  v.strictObject({ kind: v.literal('offer-draw') }),
  v.strictObject({ kind: v.literal('answer-draw'), accept: v.boolean() }),
  v.strictObject({ kind: v.literal('resign') }),
  v.strictObject({ kind: v.literal('claim-time') }),
  v.strictObject({ kind: v.literal('say'), text: messageText }),
]) satisfies v.GenericSchema<unknown, Command>;

/** `POST /api/games/:game/commands` */
export const commandRequest = v.strictObject({
  /** The version that the player had on screen. */
  version: versionSchema,
  requestId: requestIdSchema,
  command: commandSchema,
});
export type CommandRequest = v.InferOutput<typeof commandRequest>;

/** Who sits on a side. */
export type SeatShown =
  | { readonly kind: 'person'; readonly person: PersonName }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'free' };

export const GAME_STATUSES = ['open', 'running', 'over', 'cancelled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** A game in a list. */
export interface GameSummary {
  readonly id: string;
  readonly status: GameStatus;
  readonly options: GameOptions;
  readonly preset: string | null;
  readonly pace: Pace;
  readonly rated: boolean;
  /** Begun from a given position. */
  readonly practice: boolean;
  readonly visibility: Visibility;
  readonly opponent: (typeof OPPONENT_KINDS)[number];
  readonly seats: BySide<SeatShown>;
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
  readonly revelationsTakenBack: number;
}

/** `GET /api/games/:game` */
export interface GameAnswer {
  readonly game: GameSummary;
  readonly viewer: Viewer;
  readonly table: TableView;
  /** Published at the start of the game: SHA-256 of seed and salt, as hexadecimal digits. Null for practice games with a given seed. */
  readonly commitment: string | null;
  /** For the creator of an open game by invitation: the secret part of the link. */
  readonly invitation: string | null;
}

/** `GET /api/games/:game/log` */
export interface LogAnswer {
  readonly entries: readonly LogEntry[];
  /** The version that the list reaches. */
  readonly version: number;
}

/** `GET /api/games/:game/legal-actions`: what the player may do now; empty while it is not his decision. */
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
  readonly invitation: string | null;
}
export interface NotesAnswer {
  readonly text: string;
}

/** `GET /api/games/:game/record`, once the game is over: the engine's record, and what verifies its shuffles. */
export interface PublishedRecord extends GameRecord {
  /** The position that a practice game began from; null: the beginning. */
  readonly setup: Setup | null;
  readonly commitment: string | null;
  readonly salt: string | null;
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

// Parsers of what people send about games: creating, joining, playing them.
import {
  EDITIONS,
  RULE_IDS,
  SIDES,
  readAction,
  type Action,
  type RuleId,
  type Setup,
} from '@arpents/engine';
import type { Command, Pace } from '@arpents/session';
import * as v from 'valibot';
import { cleanText } from './clean-text.ts';
import { GAME_LISTS, VISIBILITIES, type PublishedRecord } from './games.ts';
import { HISTORY_PAGE, LOG_PAGE, TEXT_LENGTH } from './limits.ts';
import { setupSchema } from './positions.ts';
import { recordSchema } from './records.ts';
import { PLAYER_BYTES } from './player-bytes.ts';

/** Made by the client for each thing it asks for, so that a repetition is recognised. */
export const requestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16}$/));

/** Of the client's own making, for the seed, after it has seen the commitment: 16 bytes as hexadecimal digits. */
const playerBytes = v.pipe(v.string(), v.length(2 * PLAYER_BYTES), v.regex(/^[0-9a-f]*$/));
/** Whether the client will send such bytes once it has the answer; nothing is dealt until then, for a short time. */
const bytesFollow = v.optional(v.boolean(), false);

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

const PACE_KINDS = ['none', 'live', 'days'] as const satisfies readonly Pace['kind'][];

const levelSchema = v.pipe(v.string(), v.maxLength(40));
const presetSchema = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null);

const opponentSchema = v.variant('kind', [
  /** Anybody, from the list of open games. */
  v.strictObject({ kind: v.literal('open') }),
  /** Whoever has the link. */
  v.strictObject({ kind: v.literal('invitation') }),
  v.strictObject({ kind: v.literal('computer'), level: levelSchema }),
]);

export const createGameRequest = v.strictObject({
  requestId: requestIdSchema,
  /** `guest`: whoever joins chooses; not against a computer player. */
  side: v.picklist([...SIDES, 'random', 'guest']),
  /** Edition and rules by name of a preset; then `edition` and `rules` must be absent. */
  preset: presetSchema,
  edition: v.optional(v.picklist(EDITIONS), 'second'),
  rules: v.optional(v.pipe(v.array(v.picklist(RULE_IDS)), v.maxLength(RULE_IDS.length)), []),
  opponent: opponentSchema,
  pace: v.optional(paceSchema, { kind: 'none' }),
  rated: v.optional(v.boolean(), false),
  visibility: v.optional(v.picklist(VISIBILITIES), 'private'),
  bytesFollow,
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

/** A game against a computer player that somebody has begun without this server. */
export const handOverRequest = v.strictObject({
  requestId: requestIdSchema,
  side: v.picklist(SIDES),
  level: levelSchema,
  preset: presetSchema,
  record: recordSchema,
});
export type HandOverRequest = v.InferOutput<typeof handOverRequest>;
/** As a client writes it. */
export type HandOverInput = Omit<HandOverRequest, 'record'> & {
  readonly record: PublishedRecord;
};

export const joinGameRequest = v.strictObject({
  /** From the link, for a game by invitation. */
  invitation: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  bytes: v.optional(v.nullable(playerBytes), null),
  /** Where the host has left the choice; null: the seat that is shown as free. */
  side: v.optional(v.nullable(v.picklist(SIDES)), null),
});
export type JoinGameRequest = v.InferOutput<typeof joinGameRequest>;
/** With `bytesFollow` a rematch that is offered already is only answered with, to be joined with bytes. */
export const rematchRequest = v.strictObject({ requestId: requestIdSchema, bytesFollow });
export type RematchRequest = v.InferOutput<typeof rematchRequest>;
export const addBytesRequest = v.strictObject({ bytes: playerBytes });
export const notesRequest = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(TEXT_LENGTH.notes)),
});

export const listGamesQuery = v.strictObject({
  list: v.picklist(GAME_LISTS),
  /** `before` of the page before this one. */
  before: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[0-9]{1,6}\.)?[0-9]{1,16}\.[A-Za-z0-9]{16}$/)),
  ),
  /** Only games of this kind; absent: of any. */
  pace: v.optional(v.picklist(PACE_KINDS)),
  rated: v.optional(v.picklist(['yes', 'no'])),
  edition: v.optional(v.picklist(EDITIONS)),
  /** Whether scenario rules beyond those of the edition are in force. */
  rules: v.optional(v.picklist(['none', 'some'])),
});

export type ListGamesQuery = v.InferOutput<typeof listGamesQuery>;

export const actionSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Action>(({ dataset, addIssue, NEVER }) => {
    const action = readAction(dataset.value);
    if (action !== null) return action;
    addIssue({ message: 'not an action' });
    return NEVER;
  }),
);
const messageText = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.minLength(1),
  v.maxLength(TEXT_LENGTH.message),
);
export const versionSchema = whole(0, 1_000_000_000);

const commandSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('act'), action: actionSchema }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('ask-take-back'), to: v.nullable(versionSchema) }),
  v.strictObject({ kind: v.literal('answer-take-back'), accept: v.boolean() }),
  v.strictObject({ kind: v.literal('offer-draw') }),
  v.strictObject({ kind: v.literal('answer-draw'), accept: v.boolean() }),
  v.strictObject({ kind: v.literal('resign') }),
  v.strictObject({ kind: v.literal('abort') }),
  v.strictObject({ kind: v.literal('claim-time') }),
  v.strictObject({ kind: v.literal('close-abandoned') }),
  v.strictObject({ kind: v.literal('say'), text: messageText }),
]) satisfies v.GenericSchema<unknown, Command>;

export const commandRequest = v.strictObject({
  /** The version that the player had on screen. */
  version: versionSchema,
  requestId: requestIdSchema,
  command: commandSchema,
});
export type CommandRequest = v.InferOutput<typeof commandRequest>;

export const gameQuery = v.strictObject({
  invitation: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
/** Which of the own records; absent: all. */
export const exportRecordsQuery = v.strictObject({
  /** The game of the last line that is there already. */
  after: v.optional(gameIdSchema),
  /** Milliseconds since 1970: only games that changed then or later. */
  since: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,16}$/), v.transform(Number)), '0'),
});
/** A page after a version, of at most so many entries. */
const pageQuery = (most: number) =>
  v.strictObject({
    after: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/), v.transform(Number)), '0'),
    most: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,2}$/), v.transform(Number), v.maxValue(most)),
      String(most),
    ),
  });
/** Entries in the page, from 1 to 256. */
export const logQuery = pageQuery(LOG_PAGE);
/** A view is larger than what an entry tells: from 1 to 64. */
export const historyQuery = pageQuery(HISTORY_PAGE);

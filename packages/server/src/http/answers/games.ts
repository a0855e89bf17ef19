// Answers about games: lists, tables, logs, records.
import { CONCLUDED_ENDINGS } from '@arpents/engine';
import {
  BYTES_STATES,
  GAME_STATUSES,
  OPPONENT_KINDS,
  UNCOUNTED,
  VISIBILITIES,
  gameIdSchema,
  paceSchema,
  setupSchema,
  standingOrdersSchema,
  type GameAnswer,
  type GameCreatedAnswer,
  type GameListAnswer,
  type GameSummary,
  type HistoryAnswer,
  type LegalActionsAnswer,
  type LevelsAnswer,
  type LogAnswer,
  type LogEntry,
  type NotesAnswer,
  type PlayersTold,
  type PresetsAnswer,
  type PublishedRecord,
  type RatingChange,
  type StandingOrdersAnswer,
  type TableUpdate,
  type TableView,
} from '@arpents/protocol';
import { EDITIONS, RULE_IDS } from '@arpents/engine';
import type { Clocks, EntryBody } from '@arpents/session';
import * as v from 'valibot';
import { personName } from './people.ts';
import {
  action,
  bothSides,
  cardId,
  cardNumber,
  decision,
  gameEvent,
  gameOptions,
  locationId,
  outcome,
  placeNumber,
  playerView,
  side,
  viewedPlayer,
  viewer,
  whole,
} from './rulebook.ts';

const optionalText = v.nullable(v.string());

const seatedPerson = v.strictObject({
  kind: v.literal('person'),
  person: personName,
  ratings: bothSides(v.nullable(whole)),
});

const seat = v.variant('kind', [
  seatedPerson,
  v.strictObject({ kind: v.literal('computer'), level: v.string() }),
  v.strictObject({ kind: v.literal('free') }),
]);

export const ratingChange = v.strictObject({
  before: whole,
  after: whole,
}) satisfies v.GenericSchema<unknown, RatingChange>;

const gameSummary = v.strictObject({
  id: gameIdSchema,
  status: v.picklist(GAME_STATUSES),
  options: gameOptions,
  preset: optionalText,
  pace: paceSchema,
  rated: v.boolean(),
  uncounted: v.nullable(v.picklist(UNCOUNTED)),
  ratingChange: v.nullable(bothSides(v.nullable(ratingChange))),
  practice: v.boolean(),
  cardsKnown: v.boolean(),
  visibility: v.picklist(VISIBILITIES),
  opponent: v.picklist(OPPONENT_KINDS),
  seats: bothSides(seat),
  guestChooses: v.boolean(),
  createdAt: whole,
  changedAt: whole,
  version: whole,
  turn: whole,
  decider: v.nullable(side),
  outcome: v.nullable(outcome),
  mySide: v.nullable(side),
  rematchOf: optionalText,
  rematch: optionalText,
}) satisfies v.GenericSchema<unknown, GameSummary>;

const to = { to: whole };
const entryBody = v.union([
  v.strictObject({ kind: v.literal('action'), action, automatic: v.boolean() }),
  v.strictObject({ kind: v.picklist(['undone', 'take-back-asked', 'taken-back']), ...to }),
  v.strictObject({
    kind: v.picklist(['started', 'take-back-declined', 'draw-offered', 'draw-declined']),
  }),
  v.strictObject({
    kind: v.literal('concluded'),
    conclusion: v.union([
      v.strictObject({ ending: v.literal('time'), winner: side }),
      v.strictObject({ ending: v.picklist(CONCLUDED_ENDINGS) }),
    ]),
  }),
  v.strictObject({ kind: v.literal('time-granted'), to: side, left: whole }),
  v.strictObject({ kind: v.literal('message'), text: v.string() }),
]) satisfies v.GenericSchema<unknown, EntryBody>;

const logEntry = v.strictObject({
  version: whole,
  at: whole,
  side: v.nullable(side),
  body: entryBody,
  events: v.array(gameEvent),
  points: v.nullable(bothSides(whole)),
}) satisfies v.GenericSchema<unknown, LogEntry>;

const clocks = v.strictObject({
  remaining: bothSides(v.number()),
  running: v.nullable(side),
  since: whole,
  answer: v.nullable(v.strictObject({ side, due: whole })),
}) satisfies v.GenericSchema<unknown, Clocks>;

const tableView = v.strictObject({
  version: whole,
  positionVersion: whole,
  view: v.nullable(playerView),
  clocks: v.nullable(clocks),
  now: whole,
  offers: v.strictObject({
    draw: v.nullable(side),
    takeBack: v.nullable(v.strictObject({ side, ...to })),
  }),
  canUndo: v.boolean(),
  takeBackTo: v.nullable(whole),
  abandonedFrom: v.nullable(whole),
  canAbort: v.boolean(),
  revelationsTakenBack: whole,
}) satisfies v.GenericSchema<unknown, TableView>;

const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/));

export const GAME_ANSWERS = {
  LevelsAnswer: v.strictObject({
    levels: v.array(v.strictObject({ id: v.string(), strength: whole })),
  }) satisfies v.GenericSchema<unknown, LevelsAnswer>,
  PresetsAnswer: v.strictObject({
    presets: v.array(
      v.strictObject({
        id: v.string(),
        edition: v.picklist(EDITIONS),
        rules: v.array(v.picklist(RULE_IDS)),
      }),
    ),
  }) satisfies v.GenericSchema<unknown, PresetsAnswer>,
  GameListAnswer: v.strictObject({
    games: v.array(gameSummary),
    before: optionalText,
  }) satisfies v.GenericSchema<unknown, GameListAnswer>,
  GameCreatedAnswer: v.strictObject({
    game: gameSummary,
    commitment: v.nullable(hexadecimal),
    invitation: optionalText,
  }) satisfies v.GenericSchema<unknown, GameCreatedAnswer>,
  GameAnswer: v.strictObject({
    game: gameSummary,
    viewer,
    table: tableView,
    commitment: v.nullable(hexadecimal),
    bytes: bothSides(v.picklist(BYTES_STATES)),
    invitation: optionalText,
  }) satisfies v.GenericSchema<unknown, GameAnswer>,
  LogAnswer: v.strictObject({
    entries: v.array(logEntry),
    version: whole,
    next: v.nullable(whole),
  }) satisfies v.GenericSchema<unknown, LogAnswer>,
  HistoryAnswer: v.strictObject({
    positions: v.array(v.strictObject({ version: whole, view: playerView })),
    version: whole,
    next: v.nullable(whole),
  }) satisfies v.GenericSchema<unknown, HistoryAnswer>,
  LegalActionsAnswer: v.strictObject({
    version: whole,
    actions: v.array(action),
  }) satisfies v.GenericSchema<unknown, LegalActionsAnswer>,
  TableUpdate: v.strictObject({
    game: gameIdSchema,
    entry: logEntry,
    table: tableView,
  }) satisfies v.GenericSchema<unknown, TableUpdate>,
  StandingOrdersAnswer: v.strictObject({
    orders: standingOrdersSchema,
  }) satisfies v.GenericSchema<unknown, StandingOrdersAnswer>,
  NotesAnswer: v.strictObject({ text: v.string() }) satisfies v.GenericSchema<unknown, NotesAnswer>,
  PublishedRecord: v.strictObject({
    format: v.literal('arpents-record-1'),
    options: gameOptions,
    seed: hexadecimal,
    actions: v.array(action),
    result: v.nullable(outcome),
    setup: v.nullable(setupSchema),
    commitment: v.nullable(hexadecimal),
    salt: v.nullable(hexadecimal),
    shuffle: v.nullable(
      v.strictObject({
        formula: v.literal(2),
        server: hexadecimal,
        hostSide: side,
        host: v.nullable(hexadecimal),
        guest: v.nullable(hexadecimal),
      }),
    ),
    revelationsTakenBack: whole,
  }) satisfies v.GenericSchema<unknown, Omit<PublishedRecord, 'setup'>>,
};

/** The people at the game on screen, where one of them is called or rated otherwise. */
export const playersTold = v.strictObject({
  game: gameIdSchema,
  players: v.array(seatedPerson),
  ratingChange: v.nullable(bothSides(v.nullable(ratingChange))),
  now: whole,
}) satisfies v.GenericSchema<unknown, PlayersTold>;

/** Parts that are described once and referred to by name. */
export const GAME_PARTS = {
  CardId: cardId,
  LocationId: locationId,
  Card: cardNumber,
  Place: placeNumber,
  Action: action,
  Decision: decision,
  GameEvent: gameEvent,
  GameOptions: gameOptions,
  Outcome: outcome,
  PlayerView: playerView,
  ViewedPlayer: viewedPlayer,
  Pace: paceSchema,
  Setup: setupSchema,
  GameSummary: gameSummary,
  LogEntry: logEntry,
  TableView: tableView,
} satisfies Readonly<Record<string, v.GenericSchema>>;

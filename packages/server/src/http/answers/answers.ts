// Every answer of the interface and every message of the stream, as schemas: what the OpenAPI description says of them,
// and what tests hold the real ones against.
import {
  ERROR_CODES,
  GOODBYE_REASONS,
  statusOf,
  type ErrorBody,
  type PersonEvent,
  type StreamMessageKind,
} from '@arpents/protocol';
import { REFUSAL_CODES, RULE_IDS } from '@arpents/engine';
import * as v from 'valibot';
import { GAME_ANSWERS, GAME_PARTS, READ_BY_THE_ENGINE } from './games.ts';
import { PEOPLE_ANSWERS, PEOPLE_PARTS } from './people.ts';
import { cardId, locationId, side, whole } from './rulebook.ts';

export const ANSWERS = { ...PEOPLE_ANSWERS, ...GAME_ANSWERS };
export type AnswerName = keyof typeof ANSWERS;

const personEvent = v.strictObject({
  number: whole,
  at: whole,
  game: v.string(),
  news: v.union([
    v.strictObject({ kind: v.picklist(['game-started', 'game-over', 'game-cancelled']) }),
    v.strictObject({ kind: v.literal('your-decision'), version: whole }),
    v.strictObject({ kind: v.picklist(['draw-offered', 'take-back-asked', 'message']), by: side }),
    v.strictObject({ kind: v.literal('rematch'), rematch: v.string() }),
  ]),
}) satisfies v.GenericSchema<unknown, PersonEvent>;

export const STREAM_ANSWERS = {
  hello: v.strictObject({ person: whole, version: whole }),
  entry: GAME_ANSWERS.TableUpdate,
  reset: GAME_ANSWERS.GameAnswer,
  person: personEvent,
  bye: v.strictObject({ reason: v.picklist(GOODBYE_REASONS) }),
} satisfies Record<StreamMessageKind, v.GenericSchema>;

const refusal = v.strictObject({
  code: v.picklist(REFUSAL_CODES),
  ruling: v.pipe(
    v.custom<`R${number}`>((value) => typeof value === 'string'),
    v.description('R…'),
  ),
  rule: v.nullable(v.picklist(RULE_IDS)),
  card: v.nullable(cardId),
  location: v.nullable(locationId),
});

export const errorBody = v.strictObject({
  error: v.strictObject({
    code: v.pipe(
      v.picklist(ERROR_CODES),
      v.description(ERROR_CODES.map((code) => `${code}: ${statusOf(code)}`).join(', ')),
    ),
    path: v.nullable(v.string()),
    refusal: v.nullable(refusal),
    fault: v.nullable(v.looseObject({ code: v.string() })),
    version: v.nullable(whole),
  }) satisfies v.GenericSchema<unknown, Omit<ErrorBody['error'], 'fault'>>,
});

/** Everything that has a name. */
export const DESCRIBED: Readonly<Record<string, v.GenericSchema>> = {
  ...ANSWERS,
  ErrorBody: errorBody,
  PersonEvent: personEvent,
  ...PEOPLE_PARTS,
  ...GAME_PARTS,
};

/** The names by which schemas refer to each other. */
export const NAMES: ReadonlyMap<v.GenericSchema, string> = new Map([
  ...Object.entries(DESCRIBED).map(([name, schema]) => [schema, name] as const),
  ...READ_BY_THE_ENGINE,
]);

// Every answer of the interface and every message of the stream, as schemas: what the OpenAPI description says of them,
// and what tests hold the real ones against.
import {
  ERROR_CODES,
  GOODBYE_REASONS,
  statusOf,
  type AnswerName,
  type ErrorBody,
  type StreamMessageKind,
} from '@arpents/protocol';
import { REFUSAL_CODES, RULE_IDS } from '@arpents/engine';
import * as v from 'valibot';
import { GAME_ANSWERS, GAME_PARTS, playersTold } from './games.ts';
import { OWN_DATA_ANSWERS } from './own-data.ts';
import { PEOPLE_ANSWERS, PEOPLE_PARTS, personEvent } from './people.ts';
import { cardId, locationId, whole } from './rulebook.ts';

export const ANSWERS = { ...PEOPLE_ANSWERS, ...OWN_DATA_ANSWERS, ...GAME_ANSWERS } satisfies Record<
  AnswerName,
  v.GenericSchema
>;

const hello = v.strictObject({ person: whole, version: whole, interface: v.string() });
const bye = v.strictObject({ reason: v.picklist(GOODBYE_REASONS) });

const NAMED = {
  ...ANSWERS,
  PersonEvent: personEvent,
  PlayersTold: playersTold,
  Hello: hello,
  Bye: bye,
};
/** The messages of the stream by what describes them. */
export const STREAM_NAMES = {
  hello: 'Hello',
  entry: 'TableUpdate',
  reset: 'GameAnswer',
  players: 'PlayersTold',
  person: 'PersonEvent',
  bye: 'Bye',
} as const satisfies Record<StreamMessageKind, keyof typeof NAMED>;

export const rulingText = v.custom<`R${number}`>((value) => typeof value === 'string');

const refusal = v.strictObject({
  code: v.picklist(REFUSAL_CODES),
  ruling: rulingText,
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
    requestId: v.nullable(v.string()),
  }) satisfies v.GenericSchema<unknown, Omit<ErrorBody['error'], 'fault'>>,
});

/** Everything that has a name. */
export const DESCRIBED: Readonly<Record<string, v.GenericSchema>> = {
  ...NAMED,
  ErrorBody: errorBody,
  ...PEOPLE_PARTS,
  ...GAME_PARTS,
};

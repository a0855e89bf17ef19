// Everything that travels as JSON Schema, under the names that the routes and API.md use, with what its fields mean.
import { CARD_IDS, PLACE_IDS } from '@arpents/engine';
import {
  REQUESTS,
  actionSchema,
  cardSchema,
  locationSchema,
  recordSchema,
  type RequestName,
} from '@arpents/protocol';
import { toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { DESCRIBED, rulingText } from './answers/answers.ts';
import { ACTION_MEANINGS, DECISION_MEANINGS, FIELD_MEANINGS } from './answers/meanings.ts';
import { cardNumber, placeNumber } from './answers/rulebook.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What requests hold and the engine reads itself is described under the name that it has in answers. */
const READ_BY_THE_ENGINE: Readonly<Record<string, GenericSchema>> = {
  Action: actionSchema,
  CardId: cardSchema,
  LocationId: locationSchema,
  PublishedRecord: recordSchema,
};
const ALIAS = 'read-';

/** Schemas that are a function say what they are here; any other one is an error. */
const FUNCTIONS = new Map<unknown, { readonly type: 'integer' | 'string' }>([
  [cardNumber, { type: 'integer' }],
  [placeNumber, { type: 'integer' }],
  [rulingText, { type: 'string' }],
  [cardSchema, { type: 'string' }],
  [locationSchema, { type: 'string' }],
]);

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // They tidy up what was sent, and leave its form as it is.
  ignoreActions: ['trim', 'normalize'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId.replace(ALIAS, '')}`,
  overrideSchema: ({ valibotSchema }) => FUNCTIONS.get(valibotSchema),
  // JSON Schema reads every pattern as Unicode, which is what the only flag in use asks for.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' && 'requirement' in valibotAction
      ? { ...jsonSchema, pattern: (valibotAction.requirement as RegExp).source }
      : null,
};

const isQuery = (name: string): boolean => name.endsWith('Query') && name in REQUESTS;

function withMeanings(name: string, schema: JsonSchema): JsonSchema {
  const meanings = FIELD_MEANINGS[name];
  if (meanings === undefined) return schema;
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, one]) => [
        field,
        { ...one, description: meanings[field] },
      ]),
    ),
  };
}

const listed = (heading: string, meanings: Readonly<Record<string, string>>): string =>
  [heading, ...Object.entries(meanings).map(([kind, meaning]) => `- \`${kind}\`: ${meaning}`)].join(
    '\n',
  );

/** What is said of whole types. */
const ADDED: Readonly<Record<string, JsonSchema>> = {
  Action: { description: listed('What can be done, by its kind:', ACTION_MEANINGS) },
  Decision: { description: listed('What is to be decided, by its kind:', DECISION_MEANINGS) },
  Card: {
    description:
      'A card in a view: a place in the list x-ids, counted from 0. Several places have the same id where both sides have such a card; x-ids keeps the numbering, CardId each id once.',
    'x-ids': CARD_IDS,
  },
  Place: {
    description: 'A location in a view: a place in the list x-ids, counted from 0.',
    'x-ids': PLACE_IDS,
  },
};

export function describedSchemas(): {
  /** Bodies, answers and their parts. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Whose properties become parameters. */
  readonly queries: Readonly<Record<string, JsonSchema>>;
} {
  const aliases = Object.entries(READ_BY_THE_ENGINE).map(
    ([name, schema]) => [`${ALIAS}${name}`, schema] as const,
  );
  const named: Readonly<Record<string, GenericSchema>> = {
    ...DESCRIBED,
    ...(REQUESTS satisfies Record<RequestName, GenericSchema>),
    ...Object.fromEntries(aliases),
  };
  const finished = Object.entries(toJsonSchemaDefs(named, CONFIG))
    .filter(([name]) => !name.startsWith(ALIAS))
    .map(
      ([name, schema]) => [name, { ...withMeanings(name, { ...schema }), ...ADDED[name] }] as const,
    );
  return {
    schemas: Object.fromEntries(finished.filter(([name]) => !isQuery(name))),
    queries: Object.fromEntries(finished.filter(([name]) => isQuery(name))),
  };
}

// The description of the HTTP interface in OpenAPI, made from the list of routes.
import { ERROR_CODES, STREAM_MESSAGES, statusOf, streamQuery } from '@arpents/protocol';
import type { GenericSchema } from 'valibot';

import { jsonSchema, type JsonSchema } from './json-schema.ts';
import type { Route } from './route.ts';

/** The fields of every answer, by the name of its type in the protocol. */
export const ANSWER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  MeAnswer: ['me'],
  SignedInAnswer: ['me'],
  RegisteredAnswer: ['me', 'recoveryCodes'],
  RecoveryCodesAnswer: ['recoveryCodes'],
  SignInsAnswer: ['signIns'],
  TokensAnswer: ['tokens'],
  TokenCreatedAnswer: ['token', 'secret'],
  Profile: ['id', 'name', 'guest', 'since', 'ratings', 'finishedGames'],
  LevelsAnswer: ['levels'],
  GameListAnswer: ['games', 'before'],
  GameCreatedAnswer: ['game', 'invitation'],
  GameAnswer: ['game', 'viewer', 'table', 'commitment', 'invitation'],
  LogAnswer: ['entries', 'version'],
  TableUpdate: ['game', 'entry', 'table'],
  StandingOrdersAnswer: ['orders'],
  NotesAnswer: ['text'],
  PublishedRecord: [
    ...['format', 'options', 'seed', 'actions', 'result'],
    ...['setup', 'commitment', 'salt', 'revelationsTakenBack'],
  ],
};

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

/** `/api/games/:game` as OpenAPI writes it. */
const openApiPath = (path: string): string => path.replace(/:([a-z]+)/g, '{$1}');

function parameters(path: string, query: GenericSchema | null): readonly JsonSchema[] {
  const inPath = [...path.matchAll(/:([a-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === null) return inPath;
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Readonly<Record<string, JsonSchema>>;
    required?: readonly string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const refusal: JsonSchema = { description: 'Refused', content: json(ref('ErrorBody')) };

function operation(route: Route): JsonSchema {
  const answer =
    route.answers === null
      ? { description: 'Done' }
      : { description: route.answers, content: json(ref(route.answers)) };
  return {
    summary: route.summary,
    parameters: parameters(route.path, route.query),
    ...(route.body === null
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(route.body)) } }),
    responses: { [route.status]: answer, '4XX': refusal },
    security:
      route.access === 'anybody'
        ? [{}, { cookie: [] }, { token: [] }]
        : route.access === 'cookie'
          ? [{ cookie: [] }]
          : [{ cookie: [] }, { token: [] }],
  };
}

export function openApi(routes: readonly Route[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = (paths[openApiPath(route.path)] ??= {});
    path[route.method.toLowerCase()] = operation(route);
  }
  paths['/api/stream'] = {
    get: {
      summary: 'Server-sent events of the person and of the game on screen',
      parameters: parameters('/api/stream', streamQuery),
      responses: {
        200: {
          description: `Messages: ${STREAM_MESSAGES.join(', ')}`,
          content: { 'text/event-stream': {} },
        },
        '4XX': refusal,
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Arpents', version: '1', license: { name: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'arpents' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        ErrorBody: errorSchema,
        ...Object.fromEntries(
          Object.entries(ANSWER_FIELDS).map(([name, fields]) => [name, answerSchema(fields)]),
        ),
      },
    },
  };
}

const answerSchema = (fields: readonly string[]): JsonSchema => ({
  type: 'object',
  required: fields,
  properties: Object.fromEntries(fields.map((field) => [field, {}])),
});

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'path', 'refusal', 'fault', 'version'],
      properties: {
        code: {
          enum: ERROR_CODES,
          description: ERROR_CODES.map((code) => `${code}: ${statusOf(code)}`).join(', '),
        },
        path: { type: ['string', 'null'] },
        refusal: { type: ['object', 'null'] },
        fault: { type: ['object', 'null'] },
        version: { type: ['integer', 'null'] },
      },
    },
  },
};

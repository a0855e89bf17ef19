// The description of the HTTP interface in OpenAPI, made from the table of routes and the schemas of what travels.
import {
  GAME_ROUTES,
  INTERFACE_VERSION,
  ROUTES,
  STREAM_ROUTE,
  VERSION_HEADER,
  type LimitGroup,
  type RequestName,
  type RouteRow,
} from '@arpents/protocol';
import { STREAM_NAMES } from './answers/answers.ts';
import { describedSchemas, type JsonSchema } from './described-schemas.ts';
import { statusOfRow } from './route.ts';

export interface Limits {
  readonly perMinute: Readonly<Record<LimitGroup, number>>;
  readonly bodyLimit: number;
  readonly streamsPerAddress: number;
  readonly gamesPerPerson: number;
}

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string): JsonSchema => ({ 'application/json': { schema: refTo(name) } });
/** Of one line. */
const ndjson = (name: string): JsonSchema => ({ 'application/x-ndjson': { schema: refTo(name) } });

/** `/api/games/:game` as OpenAPI writes it. */
const openApiPath = (path: string): string => path.replace(/:([a-z]+)/g, '{$1}');

function parameters(
  path: string,
  query: RequestName | undefined,
  schemas: Readonly<Record<string, JsonSchema>>,
): readonly JsonSchema[] {
  const inPath = [...path.matchAll(/:([a-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {}, required = [] } = schemas[query] as {
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

const SECURITY: Readonly<Record<RouteRow['access'], readonly JsonSchema[]>> = {
  anybody: [{}, { cookie: [] }, { token: [] }],
  person: [{ cookie: [] }, { token: [] }],
  cookie: [{ cookie: [] }],
};

const FAILURES: JsonSchema = {
  '503': { $ref: '#/components/responses/Away' },
  '4XX': { $ref: '#/components/responses/Refused' },
  '5XX': { $ref: '#/components/responses/Fault' },
};

/** What goes wrong is told alike everywhere. */
function failureResponses({ perMinute }: Limits): JsonSchema {
  const content = json('ErrorBody');
  const wait = { description: 'Seconds to wait.', schema: { type: 'integer' } };
  const tooMany = (group: LimitGroup): JsonSchema => ({
    description: `More than ${perMinute[group]} requests of the group \`${group}\` in a minute from one address, or of one person.`,
    headers: { 'retry-after': wait },
    content,
  });
  return {
    Refused: { description: 'Refused, for the reason in the body', content },
    Away: {
      description:
        'The server stops or cannot reach its database: send the same request again after `retry-after`. Without that header (`game-damaged`), it does not help to wait.',
      headers: { 'retry-after': wait },
      content,
    },
    Fault: { description: 'The server is at fault', content },
    'TooMany-general': tooMany('general'),
    'TooMany-sign-in': tooMany('sign-in'),
    'TooMany-creation': tooMany('creation'),
    'TooMany-log': tooMany('log'),
  };
}

function operation(
  key: string,
  row: RouteRow,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const [, path = ''] = key.split(' ');
  const { id, summary, remarks, query, body, answer, access, limit = 'general' } = row;
  return {
    operationId: id,
    tags: [key in GAME_ROUTES ? 'games' : 'people'],
    summary,
    ...(remarks === undefined ? {} : { description: remarks }),
    parameters: parameters(path, query, schemas),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      [statusOfRow(row)]: {
        description: row.lines === true ? `${answer}, one on each line` : (answer ?? 'Done'),
        headers: { [VERSION_HEADER]: { $ref: '#/components/headers/Interface' } },
        ...(answer === undefined
          ? {}
          : { content: row.lines === true ? ndjson(answer) : json(answer) }),
      },
      '429': { $ref: `#/components/responses/TooMany-${limit}` },
      ...FAILURES,
    },
    security: SECURITY[access],
  };
}

const streamOperation = (schemas: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  operationId: STREAM_ROUTE.id,
  tags: ['stream'],
  summary: STREAM_ROUTE.summary,
  parameters: parameters('', STREAM_ROUTE.query, schemas),
  responses: {
    200: {
      description:
        'Each message has `id`, where the reader stands then (for `after` or `Last-Event-ID`), `event`, its kind, and `data`, JSON as described here under its kind.',
      content: {
        'text/event-stream': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              Object.entries(STREAM_NAMES).map(([kind, name]) => [kind, refTo(name)]),
            ),
          },
        },
      },
    },
    '429': { $ref: '#/components/responses/TooMany-general' },
    ...FAILURES,
  },
  security: SECURITY[STREAM_ROUTE.access],
});

const aboutLimits = ({ perMinute, bodyLimit, streamsPerAddress, gamesPerPerson }: Limits): string =>
  [
    'How to use it is told in API.md of the package @arpents/protocol.',
    `Limits of this server, for one address and for one person: ${perMinute.general} requests a minute, ${perMinute['sign-in']} attempts to sign in, ${perMinute.creation} new guests, accounts, tokens and games, ${perMinute.log} pages of logs, records and streams that go on from long ago;`,
    `${bodyLimit} bytes in a body, more where a game is handed over; ${streamsPerAddress} streams open at once from one address; ${gamesPerPerson} unfinished games of one person.`,
  ].join(' ');

export function openApi(limits: Limits): JsonSchema {
  const { schemas, queries } = describedSchemas();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [key, row] of Object.entries<RouteRow>(ROUTES)) {
    const [method = '', path = ''] = key.split(' ');
    const operations = (paths[openApiPath(path)] ??= {});
    operations[method.toLowerCase()] = operation(key, row, queries);
  }
  paths['/api/stream'] = { get: streamOperation(queries) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arpents',
      version: INTERFACE_VERSION,
      license: { name: 'MIT' },
      description: aboutLimits(limits),
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'people', description: 'People and how they sign in' },
      { name: 'games', description: 'Games and what happens at the table' },
      { name: 'stream', description: 'What is told as it happens' },
    ],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'arpents' },
        token: { type: 'http', scheme: 'bearer' },
      },
      headers: {
        Interface: {
          description:
            'Version of the protocol and of the tables that numbers refer to. When it changes, read this description anew.',
          schema: { type: 'string' },
        },
      },
      responses: failureResponses(limits),
      schemas,
    },
  };
}

// The description of the HTTP interface in OpenAPI, made from the list of routes.
import { streamQuery } from '@arpents/protocol';
import type { GenericSchema } from 'valibot';
import { ANSWERS, DESCRIBED, NAMES, STREAM_ANSWERS, errorBody } from './answers/answers.ts';
import { jsonSchema, jsonSchemaOrRef, type JsonSchema } from './json-schema.ts';
import type { Route } from './route.ts';

const described = (schema: GenericSchema): JsonSchema => jsonSchemaOrRef(schema, NAMES);
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

const refusal: JsonSchema = { description: 'Refused', content: json(described(errorBody)) };

function operation(route: Route): JsonSchema {
  const answer =
    route.answers === null
      ? { description: 'Done' }
      : { description: route.answers, content: json(described(ANSWERS[route.answers])) };
  return {
    summary: route.summary,
    parameters: parameters(route.path, route.query),
    ...(route.body === null
      ? {}
      : { requestBody: { required: true, content: json(described(route.body)) } }),
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
          description:
            'Each message has `id`, where the reader stands then (for `after` or `Last-Event-ID`), `event`, its kind, and `data`, JSON as described here under its kind.',
          content: { 'text/event-stream': { schema: streamSchema } },
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
      schemas: Object.fromEntries(
        Object.entries(DESCRIBED).map(([name, schema]) => [name, jsonSchema(schema, NAMES)]),
      ),
    },
  };
}

const streamSchema: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries<GenericSchema>(STREAM_ANSWERS).map(([kind, schema]) => [
      kind,
      described(schema),
    ]),
  ),
};

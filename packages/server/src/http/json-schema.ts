// Schemas of requests and answers as JSON Schema, for the description of the interface. Only what they use.
import type { GenericSchema } from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What valibot's schemas look like inside, as far as it is read here. */
interface Inside {
  readonly type: string;
  readonly pipe?: readonly Inside[];
  readonly entries?: Readonly<Record<string, Inside>>;
  readonly item?: Inside;
  readonly options?: readonly unknown[];
  readonly wrapped?: Inside;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly description?: unknown;
}

/** Schemas that are described by themselves, with the names they go by. */
type Names = ReadonlyMap<object, string>;

/** The constraint that one step of a pipe adds. */
function constraint({ type, requirement, description }: Inside, base: string): JsonSchema {
  switch (type) {
    case 'min_length':
      return base === 'array' ? { minItems: requirement } : { minLength: requirement };
    case 'max_length':
      return base === 'array' ? { maxItems: requirement } : { maxLength: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'safe_integer':
      return { type: 'integer' };
    case 'description':
      return { description };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    default:
      return {};
  }
}

function objectSchema(
  entries: Readonly<Record<string, Inside>>,
  closed: boolean,
  names: Names,
): JsonSchema {
  const required = Object.entries(entries)
    .filter(([, entry]) => entry.type !== 'optional')
    .map(([name]) => name);
  return {
    type: 'object',
    ...(closed ? { additionalProperties: false } : {}),
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, fromInside(entry, names)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

function bareSchema(inside: Inside, names: Names): JsonSchema {
  const { type, entries, item, options = [], wrapped, literal } = inside;
  switch (type) {
    case 'strict_object':
      return objectSchema(entries ?? {}, true, names);
    case 'loose_object':
      return objectSchema(entries ?? {}, false, names);
    case 'array':
      return { type: 'array', items: item === undefined ? {} : fromInside(item, names) };
    case 'picklist':
      return { enum: options };
    case 'literal':
      return { const: literal };
    case 'variant':
    case 'union':
      return { oneOf: options.map((option) => fromInside(option as Inside, names)) };
    case 'nullable':
      return { oneOf: [wrapped === undefined ? {} : fromInside(wrapped, names), { type: 'null' }] };
    case 'optional':
      return {
        ...(wrapped === undefined ? {} : fromInside(wrapped, names)),
        ...(inside.default === undefined ? {} : { default: inside.default }),
      };
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    case 'custom':
      return { type: 'integer' };
    default:
      throw new Error(`a schema of type ${type} cannot be described`);
  }
}

function fromInside(inside: Inside, names: Names): JsonSchema {
  const name = names.get(inside);
  return name === undefined ? withPipe(inside, names) : { $ref: `#/components/schemas/${name}` };
}

function withPipe(inside: Inside, names: Names): JsonSchema {
  let schema = bareSchema(inside, names);
  for (const step of inside.pipe ?? []) schema = { ...schema, ...constraint(step, inside.type) };
  return schema;
}

/** The schema in full; parts that have a name are referred to. */
export const jsonSchema = (schema: GenericSchema, names: Names = new Map()): JsonSchema =>
  withPipe(schema, names);

/** The schema, or a reference where it has a name itself. */
export const jsonSchemaOrRef = (schema: GenericSchema, names: Names): JsonSchema =>
  fromInside(schema, names);

// The parsers of the protocol as JSON Schema, for the description of the interface. Only what the protocol uses.
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
}

/** The constraint that one step of a pipe adds. */
function constraint({ type, requirement }: Inside, base: string): JsonSchema {
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
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    default:
      return {};
  }
}

function objectSchema(entries: Readonly<Record<string, Inside>>): JsonSchema {
  const required = Object.entries(entries)
    .filter(([, entry]) => entry.type !== 'optional')
    .map(([name]) => name);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, fromInside(entry)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

function bareSchema(inside: Inside): JsonSchema {
  const { type, entries, item, options = [], wrapped, literal } = inside;
  switch (type) {
    case 'strict_object':
      return objectSchema(entries ?? {});
    case 'array':
      return { type: 'array', items: item === undefined ? {} : fromInside(item) };
    case 'picklist':
      return { enum: options };
    case 'literal':
      return { const: literal };
    case 'variant':
    case 'union':
      return { oneOf: options.map((option) => fromInside(option as Inside)) };
    case 'nullable':
      return { oneOf: [wrapped === undefined ? {} : fromInside(wrapped), { type: 'null' }] };
    case 'optional':
      return {
        ...(wrapped === undefined ? {} : fromInside(wrapped)),
        ...(inside.default === undefined ? {} : { default: inside.default }),
      };
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    default:
      // Read by the engine itself: actions, cards, locations.
      return {};
  }
}

function fromInside(inside: Inside): JsonSchema {
  let schema = bareSchema(inside);
  for (const step of inside.pipe ?? []) schema = { ...schema, ...constraint(step, inside.type) };
  return schema;
}

export const jsonSchema = (schema: GenericSchema): JsonSchema => fromInside(schema);

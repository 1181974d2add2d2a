import type { Pool } from '../../register/room';
import { joined, ROOMS } from '../../register/rooms';
import { thisYear } from '../../stack/people';
import { ODD_NUMBERS, oddText, oddValue, type Random } from './random';

/** The part of a JSON Schema in the service's OpenAPI document that we use. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}

/** The pool of values that do not depend on stored data. */
export function knownValues(): Pool {
  return {
    ...joined(ROOMS.map(([, room]) => room.pool?.() ?? {})),
    version: [1, 2, 3],
    page: [1],
    pageSize: [20],
    // Most of what can be done is done in this year; the one before has ended, the next awaits setup.
    fiscalYear: [thisYear(), thisYear(), thisYear() + 1, thisYear() - 1],
  };
}

/** How wild a body is: 0 keeps to the schema. */
export interface Wildness {
  random: Random;
  pool: Pool;
  odd: number;
  /** How many of the fields that may be left out are there: with few of them, more rules are met. */
  fill: number;
}

function number(schema: Schema, { random, odd }: Wildness): number {
  const { minimum = 0, maximum = 1000 } = schema;
  if (random.chance(odd))
    return random.pick(random.chance(0.3) ? ODD_NUMBERS : [minimum - 1, minimum, maximum, maximum + 1]);
  const value = minimum + random.next() * (Math.min(maximum, minimum + 5000) - minimum);
  return schema.type === 'integer' ? Math.round(value) : Math.round(value * 100) / 100;
}

function object(schema: Schema, wild: Wildness): Record<string, unknown> {
  const { random, odd, fill } = wild;
  const body: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(key);
    if (random.chance(isRequired ? 1 - odd / 4 : fill)) body[key] = valueFor(key, each, wild);
  }
  if (random.chance(odd / 2))
    body[random.pick(['workspaceId', 'isStaff', 'userId', 'constructor', 'toJSON', 'x'.repeat(300)])] =
      oddValue(random);
  return body;
}

const plainOf = (schema: Schema): Schema => {
  const options = schema.anyOf ?? schema.oneOf;
  return options?.find((each) => each.type !== 'null') ?? schema;
};

/** Fields of one name may be of two kinds: an amount here, a list there. */
function isOfType(value: unknown, schema: Schema): boolean {
  const { type } = plainOf(schema);
  if (type === undefined || Array.isArray(type) || value === null) return true;
  if (type === 'array' || Array.isArray(value)) return type === 'array' && Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}

/** A value for a field of a schema: mostly valid, sometimes anything. */
export function valueFor(key: string, schema: Schema, wild: Wildness): unknown {
  const { random, pool, odd } = wild;
  if (random.chance(odd)) return oddValue(random);
  const known = pool[key]?.filter((each) => isOfType(each, schema));
  const options = schema.oneOf ?? schema.anyOf;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (known && known.length > 0 && random.chance(odd === 0 ? 0.98 : 0.85)) return random.pick(known);
  if (options) return valueFor(key, random.pick(options), wild);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return object(schema, wild);
  if (type === 'array') {
    const size = Math.max(schema.minItems ?? 0, random.chance(odd / 3) ? 300 : random.below(3));
    return Array.from({ length: size }, () => valueFor(key, schema.items ?? {}, wild));
  }
  if (type === 'integer' || type === 'number') return number(schema, wild);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'string')
    return schema.format === 'uuid' ? random.uuid() : random.chance(odd) ? oddText(random) : 'Some words';
  return type === 'null' ? null : oddValue(random);
}

/** The same value with one field changed, at any depth. */
function withOneOddField(value: unknown, schema: Schema, wild: Wildness): unknown {
  const { random } = wild;
  const plain = plainOf(schema);
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.below(value.length);
    return value.map((each: unknown, n) =>
      n === at ? withOneOddField(each, plain.items ?? {}, wild) : each,
    );
  }
  const fields = Object.entries(plain.properties ?? {});
  if (fields.length > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const [key, each] = random.pick(fields);
    const held = (value as Record<string, unknown>)[key];
    const isNested = typeof held === 'object' && held !== null && random.chance(0.8);
    return { ...value, [key]: isNested ? withOneOddField(held, each, wild) : oddFor(each, wild) };
  }
  return oddFor(plain, wild);
}

function oddFor(schema: Schema, wild: Wildness): unknown {
  const plain = plainOf(schema);
  const isNumber = plain.type === 'integer' || plain.type === 'number';
  return isNumber ? number(plain, { ...wild, odd: 1 }) : oddValue(wild.random);
}

/** A valid body with one odd field: only this way do odd values get past all the other rules. */
export function bodyWithOneOddField(schema: Schema, wild: Wildness): unknown {
  const calm = valueFor('', schema, { ...wild, odd: 0 });
  return withOneOddField(calm, schema, wild);
}

/** The bytes of a JSON body, now and then damaged in ways that no JSON value has. */
export function bytesOf(body: unknown, { random, odd }: Wildness): Buffer {
  const text = JSON.stringify(body) ?? '';
  if (!random.chance(odd)) return Buffer.from(text);
  const depth = random.pick([41, 1000, 100_000]);
  const damaged = [
    text.slice(0, random.below(text.length + 1)),
    `${text}${text}`,
    text.replace('{', '{"__proto__":{"isStaff":true},'),
    text.replace('{', '{"name":"a","name":"b",'),
    text.replace(/:[^,}]+/, ':"\\u0000"'),
    text.replace(/:[^,}]+/, ':"\\ud800"'),
    text.replace(/:[^,}]+/, ':1e999'),
    text.replace(/:[^,}]+/, `:${'['.repeat(depth)}${']'.repeat(depth)}`),
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `\ufeff${text}`,
    '',
    'null',
  ];
  if (random.chance(0.15))
    return Buffer.concat([Buffer.from(text.slice(0, 20)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]);
  return Buffer.from(random.pick(damaged));
}

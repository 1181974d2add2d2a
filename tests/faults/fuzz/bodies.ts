import { validDetails, validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { newComponent, thisYear } from '../../stack/people';
import { newPlan } from '../route-scene';
import { ODD_NUMBERS, oddText, oddValue, type Random } from './random';

/** What we use of a JSON Schema in the service's OpenAPI document. */
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

/** Values that are right for a field, by its name: so that many requests get past the first rule. */
export type Pool = Record<string, unknown[]>;

/** The pool of what does not depend on stored data. */
export function knownValues(): Pool {
  const known = {
    ...newComponent('Roof'),
    ...validDetails,
    ...validFinancials,
    startingFiscalYear: thisYear(),
  };
  const pool: Pool = Object.fromEntries(Object.entries(known).map(([key, value]) => [key, [value]]));
  return {
    ...pool,
    date: ['2024-05-01', '2019-12-31'],
    reserveStudyTypeId: [1, 2, 3],
    version: [1, 2, 3],
    page: [1],
    pageSize: [20],
    fiscalYear: [thisYear(), thisYear() + 1],
    a: ['properties', 'components'],
    b: ['columns'],
    index: [0, 1, 2],
    kind: ['category', 'remainingUsefulLife', 'delete'],
    settings: [newPlan().settings, { ...newPlan().settings, method: 'custom' }],
    meetingDate: ['2026-02-03'],
  };
}

/** How wild a body is: 0 keeps to the schema. */
export interface Wildness {
  random: Random;
  pool: Pool;
  odd: number;
}

function number(schema: Schema, { random, odd }: Wildness): number {
  const { minimum = 0, maximum = 1000 } = schema;
  if (random.chance(odd))
    return random.pick(random.chance(0.3) ? ODD_NUMBERS : [minimum - 1, minimum, maximum, maximum + 1]);
  const value = minimum + random.next() * (Math.min(maximum, minimum + 5000) - minimum);
  return schema.type === 'integer' ? Math.round(value) : Math.round(value * 100) / 100;
}

function object(schema: Schema, wild: Wildness): Record<string, unknown> {
  const { random, odd } = wild;
  const body: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(key);
    if (random.chance(isRequired ? 1 - odd / 4 : 0.7)) body[key] = valueFor(key, each, wild);
  }
  if (random.chance(odd / 2))
    body[random.pick(['workspaceId', 'isStaff', 'userId', 'constructor', 'toJSON', 'x'.repeat(300)])] =
      oddValue(random);
  return body;
}

/** A value for a field of a schema: mostly right, sometimes anything. */
export function valueFor(key: string, schema: Schema, wild: Wildness): unknown {
  const { random, pool, odd } = wild;
  if (random.chance(odd)) return oddValue(random);
  const known = pool[key];
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

/** A body that is right but for one field: only so is what stands behind all the other rules met with odd values. */
export function bodyWithOneOddField(schema: Schema, wild: Wildness): unknown {
  const calm = valueFor('', schema, { ...wild, odd: 0 });
  const [key, each] = wild.random.pick(Object.entries(schema.properties ?? {})) ?? [];
  if (!key || !each || typeof calm !== 'object' || calm === null) return calm;
  const plain = (each.anyOf ?? each.oneOf)?.[0] ?? each;
  const isNumber = plain.type === 'integer' || plain.type === 'number';
  const value = isNumber ? number(plain, { ...wild, odd: 1 }) : oddValue(wild.random);
  return { ...calm, [key]: value };
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

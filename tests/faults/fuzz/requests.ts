import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import type { UploadFile } from '../../register/examples';
import type { Pool, RouteRow } from '../../register/room';
import { ROUTE_ROWS } from '../routes/route-requests';
import { bodyWithOneOddField, bytesOf, valueFor, type Schema, type Wildness } from './bodies';
import { addressable, oddText, type Random } from './random';

/** A route in the service's OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  query: { name: string; schema: Schema; required?: boolean }[];
  body: Schema | null;
}

export interface FuzzRequest {
  operation: Operation;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

interface OpenApi {
  components: { schemas: Record<string, Referring> };
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string; schema: Schema; required?: boolean }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

/** A schema as the document writes it: in place of an object, the name of its schema. */
type Referring = Schema & { $ref?: string };

/** How far names are followed: some schemas contain themselves. */
const DEEPEST = 8;

/** The schema with what its names stand for in it. */
function inlined(schema: Referring, named: OpenApi['components']['schemas'], depth = 0): Schema {
  const inner = (each: Schema) => inlined(each, named, depth);
  if (schema.$ref !== undefined) {
    const found = named[schema.$ref.split('/').at(-1)!];
    if (!found) throw new Error(`The document does not have ${schema.$ref}`);
    return depth === DEEPEST ? {} : inlined(found, named, depth + 1);
  }
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, inner(each)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  };
}

const bodyOf = (schema: Referring | undefined, { schemas }: OpenApi['components']): Schema | null =>
  schema ? inlined(schema, schemas) : null;

/** Every operation of the document. */
export function operationsOf(document: unknown): Operation[] {
  const { paths, components } = document as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((each) => each.in === 'query'),
      body: bodyOf(requestBody?.content['application/json']?.schema, components),
    })),
  );
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
/** What the tests know of its route: the document writes `{propertyId}` where the declaration has `:propertyId`. */
const rowOf = ({ method, path }: Operation): RouteRow | undefined =>
  ROUTE_ROWS[`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`];

/** A value for a parameter of an address: where the pool has values for this address, one of those. */
function segment(name: string, address: string, wild: Wildness): string {
  const { random, pool, odd } = wild;
  if (random.chance(odd / 2))
    return random.pick(['%', '%zz', '%00', '%ff', '..%2f', '%c0%ae', '%ed%a0%80', ';x=1']);
  if (random.chance(odd)) return addressable(oddText(random));
  return encodeURIComponent(String(random.pick(pool[`${name} ${address}`] ?? pool[name] ?? [random.uuid()])));
}

/** Calm requests leave most parameters out: a list that takes ten of them refuses a cursor or an order that chance wrote. */
function queryText(operation: Operation, wild: Wildness, isCalm: boolean): string {
  const { random, pool, odd } = wild;
  const pairs = operation.query
    .filter(({ required }) => random.chance(isCalm && !required ? 0.3 : 0.9))
    .map(({ name, schema }) => {
      const single =
        name === 'ids'
          ? operation.path.includes('workspace')
            ? 'workspaceId'
            : 'propertyId'
          : name.replace(/Ids$/, 'Id');
      const known = pool[`${single} ${operation.path}`] ?? pool[single];
      const value = random.chance(odd)
        ? oddText(random)
        : String(known ? random.pick(known) : valueFor(name, schema, wild));
      return `${name}=${addressable(value)}`;
    });
  if (random.chance(odd / 2))
    pairs.push(random.pick(['%', 'a=%zz', '__proto__[x]=1', 'x=%00', '&&==', pairs[0] ?? 'ids=1']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function oddHeaders({ random, odd }: Wildness, headers: Record<string, string>): void {
  if (random.chance(odd)) headers['if-match'] = random.pick(['*', '"', '"-1"', '1', 'W/"1"', '"9e99"', '"99999999999999999999"', '"1", "2"']);
  if (random.chance(odd)) headers['idempotency-key'] = random.pick(['', ' ', 'x'.repeat(201), 'x'.repeat(4000), '\u00e9', 'a b']);
  if (random.chance(odd / 2)) headers['content-type'] = random.pick(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '/', 'application/x-www-form-urlencoded']);
  if (random.chance(odd / 3)) headers.accept = random.pick(['text/html', ';;;', '*/*;q=0', 'application/json;q=abc']);
  if (random.chance(odd / 3)) headers['content-encoding'] = random.pick(['gzip', 'br', 'x']);
  if (random.chance(odd)) headers['x-request-id'] = random.pick(['', 'x'.repeat(100), '../../x', '12345678']);
} // prettier-ignore

const FILES = Object.values(ROUTE_ROWS).flatMap(({ file }) => file ?? []);
const MAGIC = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'PK\x03\x04', '%PDF-1.7', '\xef\xbb\xbf'];

/** A form with one file in it: the right one, that of another route, or noise that begins like something. */
function upload(
  { random, odd, pool }: Wildness,
  headers: Record<string, string>,
  { file: right, fields }: { file: UploadFile; fields?: RouteRow['fields'] },
  isCalm: boolean,
): Buffer {
  const noise = Buffer.from(Array.from({ length: random.below(3000) }, () => random.below(256)));
  const noisy = Buffer.concat([Buffer.from(random.pick(MAGIC), 'latin1'), noise]);
  const chosen = isCalm || random.chance(0.6) ? right : random.pick([...FILES, noise, noisy]);
  const bytes = Buffer.isBuffer(chosen) ? chosen : chosen.bytes;
  const plain = Buffer.isBuffer(chosen)
    ? random.pick(['a.png', 'a.xlsx', 'a.csv', 'a.pdf'])
    : chosen.fileName;
  const fileName = random.chance(odd) ? oddText(random).replaceAll(/[\r\n"]/g, '') : plain;
  const field = random.chance(odd) ? oddText(random).replaceAll(/[\r\n"]/g, '') : (right.field ?? 'file');
  const anyOf = (name: string) => String(random.pick(pool[name] ?? ['x']));
  const beside = Object.entries(
    fields?.({ propertyId: anyOf('propertyId'), workspaceId: anyOf('workspaceId') }) ?? {},
  )
    .filter(() => !random.chance(odd / 2))
    .map(([name, text]) => ({
      field: name,
      bytes: Buffer.from(random.chance(odd) ? oddText(random) : text),
    }));
  const { payload, contentType } = multipartBody([
    ...beside,
    { field, bytes, fileName, type: fileName.endsWith('png') ? 'image/png' : 'text/csv' },
  ]);
  headers['content-type'] = contentType;
  return random.chance(odd) ? payload.subarray(0, random.below(payload.length)) : payload;
}

/** A POST that starts from a version, as PUT and DELETE do. */
const VERSIONED_POST = /\/(adopt|award|complete|reopen|restore)$/;

/**
 * Changes at the same place and at the one above it, of this operation and of what makes such a thing elsewhere: what one of them
 * makes, another may need.
 */
export function beside(operation: Operation, operations: readonly Operation[]): Operation[] {
  const place = parentOf(operation);
  const kind = place.slice(place.lastIndexOf('/'));
  const makers = operations.filter(
    ({ method, path }) => method === 'POST' && operation.path.endsWith('}') && path.endsWith(kind),
  );
  const places = new Set([operation, ...makers].flatMap((each) => [each.path, parentOf(each)]));
  return operations.filter(
    (each) =>
      each !== operation && each.method !== 'GET' && (places.has(parentOf(each)) || places.has(each.path)),
  );
}
const parentOf = ({ path }: Operation): string => path.slice(0, path.lastIndexOf('/'));

/**
 * One request to an operation. A third of them keep to the schema, so that they also reach the code behind the rules; calm ones
 * all do.
 */
export function requestTo(operation: Operation, random: Random, pool: Pool, isCalm = false): FuzzRequest {
  const odd = isCalm ? 0 : random.pick([0, 0.04, 0.15]);
  const wild: Wildness = { random, pool, odd, fill: random.pick([0.1, 0.4, 0.7]) };
  const row = rowOf(operation);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    segment(name, operation.path, wild),
  );
  const headers: Record<string, string> = {};
  if (operation.method === 'PUT' || operation.method === 'DELETE' || VERSIONED_POST.test(operation.path))
    headers['if-match'] = `"${random.pick(row?.startsAtNothing ? [0, 0, 0, 1, 2] : [1, 1, 1, 2, 2, 3, 9])}"`;
  if (operation.method === 'POST' && random.chance(0.5)) headers['idempotency-key'] = random.uuid();
  let body: Buffer | null = null;
  if (operation.body) {
    headers['content-type'] = 'application/json';
    const isAlmostRight = !isCalm && random.chance(0.5);
    const value = isAlmostRight
      ? bodyWithOneOddField(operation.body, wild)
      : valueFor('', operation.body, wild);
    body = bytesOf(value, isAlmostRight ? { ...wild, odd: 0 } : wild);
  } else if (row?.file) body = upload(wild, headers, { ...row, file: row.file }, isCalm);
  oddHeaders(wild, headers);
  return { operation, url: path + queryText(operation, wild, isCalm), headers, body };
}

import type { Identity } from '@roofline/api/property/fixtures/cast';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { named, schema } from '../../stack/words/enum-words';
import { newKey } from '../../stack/people';
import { bodyOf } from '../../faults/routes/route-requests';
import type { Scene } from '../../faults/routes/route-scene';
import type { Place, RootField } from '../../register/room';

export const fieldsOf = (type: 'Query' | 'Mutation') =>
  (type === 'Query' ? schema.getQueryType()! : schema.getMutationType()!).getFields();

/** The values that a type declares, at any depth, with the graph's names in its enums. */
function fit(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type) as GraphQLInputType;
  if (value === null || value === undefined) return value;
  if (isListType(bare)) return (value as unknown[]).map((each) => fit(bare.ofType, each));
  if (isEnumType(bare)) return named(bare, value);
  if (!isInputObjectType(bare)) return String(bare) === 'Int' ? Number(value) : value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(bare.getFields())
      .filter(({ name }) => given[name] !== undefined)
      .map((field) => [field.name, fit(field.type, given[field.name])]),
  );
}

/** Variables of a root field at a place: its ids, the body of its route, a version that is not the current one. */
export function variablesOf(field: GraphQLField<unknown, unknown>, row: RootField, at: Place) {
  const body = bodyOf(row.route, at);
  const values = {
    ...at,
    propertyReserveStudyId: at.studyId,
    values: body,
    filter: {},
    page: 1,
    pageSize: 10,
    version: 999,
    idempotencyKey: newKey(),
    ...body,
    ...row.over?.(at),
  } as Record<string, unknown>;
  return Object.fromEntries(
    field.args
      .map(({ name, type }) => [name, fit(type, name === 'input' ? values : values[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** A document that requests only the existence of a root field. */
export function rootDocument(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}:${type}`).join(',');
  const passed = field.args.map(({ name }) => `${name}:$${name}`).join(',');
  const selection = isLeafType(getNamedType(field.type))
    ? ''
    : kind === 'mutation'
      ? '{userErrors{code detail}}'
      : '{__typename}';
  const head = declared ? `(${declared})` : '';
  return `${kind}${head}{value:${field.name}${passed ? `(${passed})` : ''}${selection}}`;
}

/** Answers of any operation. */
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any;

export interface Answer {
  data: Record<string, Anything> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Asks the BFF as one of the cast, by the cookie of a browser. */
export async function askAs(
  scene: Scene,
  bffUrl: string,
  who: Identity,
  operation: { query: string; variables: object },
): Promise<Answer> {
  const token = scene.cast.as[who].authorization?.slice('Bearer '.length);
  const response = await fetch(`${bffUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: bffUrl,
      ...(token ? { cookie: `roofline_session=${token}` } : {}),
    },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as Answer;
}

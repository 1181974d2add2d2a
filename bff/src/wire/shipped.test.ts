import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildSchema, isEnumType, isInputObjectType, isListType, isNonNullType, Kind, Lexer, parse, print, Source, typeFromAST,
  validate, type DocumentNode, type GraphQLInputType, type OperationDefinitionNode,
} from 'graphql'; // prettier-ignore
import { id } from '@roofline/schema/fixtures/id';
import { serveReads } from '../../testing/rooms';
import { FakeUpstream } from '../../testing/fake-upstream';
import { graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';
import { typeDefs } from '../generated/type-defs';
import { LIMITS, usageOf } from '../graphql/limits/limits';

const web = fileURLToPath(new URL('../../../web/src', import.meta.url));
const schema = buildSchema(typeDefs);
/** Share of a limit that the client's largest operation may use. */
const ROOM = 0.7;
/** REST calls of one operation: the row and one for each kind of child that is nested in it. */
const MOST_CALLS = 5;

const definitions = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(web, file), 'utf8')).definitions);

/** An operation with the fragments that it uses, as the client sends it. */
function documentOf(operation: OperationDefinitionNode): DocumentNode {
  const used = new Set<string>();
  const collect = (text: string) => {
    for (const [, name] of text.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = definitions.find(
        (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
      );
      if (!fragment || used.has(name!)) continue;
      used.add(name!);
      collect(print(fragment));
    }
  };
  collect(print(operation));
  const isUsed = (name: string) => used.has(name);
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      operation,
      ...definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION && isUsed(node.name.value)),
    ],
  };
}

const shipped = definitions
  .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => ({ name: operation.name!.value, operation, document: documentOf(operation) }));
const queries = shipped.filter(({ operation }) => operation.operation === 'query');

function tokensOf(document: DocumentNode): number {
  const lexer = new Lexer(new Source(print(document)));
  let count = 0;
  while (lexer.advance().kind !== '<EOF>') count += 1;
  return count;
}

/** Returns any value of a type. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) && field.defaultValue === undefined
          ? [[field.name, valueOf(field.type)]]
          : [],
      ),
    );
  return (
    { ID: id(1), String: 'a', Boolean: true, Int: 2026, Date: '2026-01-01', JSONObject: {} }[type.name] ?? 1
  );
}

function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      valueOf(typeFromAST(schema, type as never) as unknown as GraphQLInputType),
    ]),
  );
}

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

it('finds the operations of the web client', () => {
  expect(shipped.length).toBeGreaterThan(5);
});

describe.each(shipped)('$name', ({ document }) => {
  it('fits the schema and leaves room below each limit', () => {
    expect(validate(schema, document)).toEqual([]);
    const usage = { ...usageOf(document, schema), tokens: tokensOf(document) };
    const tight = Object.entries(usage).filter(
      ([limit, used]) => used > LIMITS[limit as keyof typeof usage] * ROOM && used > 1,
    );
    expect(tight).toEqual([]);
  });
});

describe.each(queries)('$name', ({ name, operation, document }) => {
  it('makes few REST calls, and no additional ones for more rows', async () => {
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      upstream.reset();
      serveReads(upstream, rows);
      const answer = await graph(built.app, print(document), variablesOf(operation));
      expect([name, answer.errors]).toEqual([name, undefined]);
      counts.push(upstream.calls.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(MOST_CALLS);
  });
});

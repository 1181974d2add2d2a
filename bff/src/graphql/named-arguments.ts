import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import type { GraphContext } from '../context';
import { renameProblems } from '../upstream/errors';

/** Parameters of REST that an argument of the graph calls otherwise; where the field has an argument of the name, that one counts. */
const RENAMED: Readonly<Record<string, string>> = {
  pageSize: 'first',
  atMost: 'first',
  ids: 'id',
  'Idempotency-Key': 'idempotencyKey',
};

type Named = GraphQLArgument | GraphQLInputField;

/** Where a name stands in the arguments, the shallowest first: `input.paths`. */
function placeOf(name: string, args: readonly Named[]): string | null {
  let level = args.map((arg) => ({ path: arg.name, arg }));
  const seen = new Set<unknown>();
  while (level.length > 0) {
    const found = level.find(({ arg }) => arg.name === name);
    if (found) return found.path;
    level = level.flatMap(({ path, arg }) => {
      const type = getNamedType(arg.type);
      if (!isInputObjectType(type) || seen.has(type)) return [];
      seen.add(type);
      return Object.values(type.getFields()).map((field) => ({ path: `${path}.${field.name}`, arg: field }));
    });
  }
  return null;
}

/** The argument behind a parameter of REST: `input.paths` for `paths`, `first` for `pageSize`. */
function argumentOf(field: string, args: readonly Named[]): string {
  const [head, ...rest] = field.split('.');
  const place = placeOf(head!, args) ?? placeOf(RENAMED[head!] ?? head!, args);
  return place === null ? field : [place, ...rest].join('.');
}

/** Arguments of the field whose answer an error stands in for. */
function argumentsAt(schema: GraphQLSchema, document: DocumentNode, error: GraphQLError) {
  const at = error.nodes?.[0];
  let args: readonly GraphQLArgument[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        if (node === at) args = types.getFieldDef()?.args ?? [];
      },
    }),
  );
  return args;
}

/** Refusals of REST name the arguments as the caller wrote them. */
export const namedArguments: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, schema, document }) {
        if (!document) return;
        for (const error of errors) {
          if (!error.originalError) continue;
          renameProblems(error.originalError, (field) =>
            argumentOf(field, argumentsAt(schema, document, error)),
          );
        }
      },
    };
  },
};

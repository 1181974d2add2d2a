import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** A default with the words of REST in place of the graph's names, at any depth. */
function worded(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return worded(type.ofType, value);
  if (isListType(type)) return Array.isArray(value) ? value.map((each) => worded(type.ofType, each)) : value;
  if (isEnumType(type)) return type.getValue(String(value))?.value ?? value;
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, worded(fields[name]!.type, part)]),
  );
}

/** Words the defaults that are objects: the library does so only for a default that is an enum itself. */
function wordDefaults(schema: GraphQLSchema): void {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  for (const arg of fields.flatMap((field) => field.args))
    if (isInputObjectType(getNamedType(arg.type))) arg.defaultValue = worded(arg.type, arg.defaultValue);
}

export const defaultWords: ApolloServerPlugin = {
  serverWillStart: async ({ schema }) => wordDefaults(schema),
};

import { enumWords } from '@roofline/bff/generated/enum-words';
import { typeDefs } from '@roofline/bff/generated/type-defs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  isCompositeType,
  parse,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type SelectionSetNode,
} from 'graphql';

export const schema = buildSchema(typeDefs);

const wordsOf = (type: string): Record<string, string> => enumWords[type as keyof typeof enumWords] ?? {};

/** A value as the graph takes it: its names in place of the words of REST. */
export function named(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type) as GraphQLInputType;
  if (value === null || value === undefined) return value;
  if (isListType(bare)) return Array.isArray(value) ? value.map((each) => named(bare.ofType, each)) : value;
  if (isEnumType(bare))
    return Object.entries(wordsOf(bare.name)).find(([, word]) => word === value)?.[0] ?? value;
  if (!isInputObjectType(bare) || typeof value !== 'object') return value;
  const fields = bare.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fields[name] ? named(fields[name].type, part) : part]),
  );
}

/** A list, however deep, one by one. */
const flat = (value: unknown): unknown[] => (Array.isArray(value) ? value.flatMap(flat) : [value]);

/** Puts words in place of the names that these fields of an object have. */
function say(document: DocumentNode, type: string, selections: SelectionSetNode, object: unknown): void {
  const parent = schema.getType(type);
  if (typeof object !== 'object' || object === null || !isCompositeType(parent) || !('getFields' in parent))
    return;
  const row = object as Record<string, unknown>;
  for (const node of selections.selections) {
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      const field = parent.getFields()[node.name.value];
      if (!field) continue;
      const of = getNamedType(field.type);
      const words = wordsOf(of.name);
      const word = (name: unknown): unknown =>
        Array.isArray(name) ? name.map(word) : (words[name as string] ?? name);
      if (isEnumType(of)) row[key] = word(row[key]);
      else if (node.selectionSet)
        for (const each of flat(row[key])) say(document, of.name, node.selectionSet, each);
    } else {
      const fragment =
        node.kind === Kind.INLINE_FRAGMENT
          ? node
          : document.definitions.find(
              (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
            );
      if (fragment && 'selectionSet' in fragment)
        say(
          document,
          ('typeCondition' in fragment && fragment.typeCondition?.name.value) || type,
          fragment.selectionSet,
          row,
        );
    }
  }
}

/** An operation in words of REST, as the screens have them: what is sent for it, and what its answer says. */
export function inWords(query: string, variables: Record<string, unknown>) {
  const document = parse(query);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const sent = { ...variables };
  for (const { variable, type } of operation?.variableDefinitions ?? []) {
    const input = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    const name = variable.name.value;
    if (input && name in sent) sent[name] = named(input, sent[name]);
  }
  const root = operation && schema.getRootType(operation.operation)?.name;
  return {
    variables: sent,
    said<Data>(data: Data): Data {
      if (operation && root) say(document, root, operation.selectionSet, data);
      return data;
    },
  };
}

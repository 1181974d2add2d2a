import { getNullableType, isEnumType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { enumWords } from '../src/generated/enum-words';

/** A value of REST as the graph takes it: the words of its enums by their names. */
export function named(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type) as GraphQLInputType;
  if (value === null || value === undefined) return value;
  if (isListType(bare)) return (value as unknown[]).map((each) => named(bare.ofType, each));
  if (isEnumType(bare)) {
    const words: Record<string, string> = enumWords[bare.name as keyof typeof enumWords] ?? {};
    return Object.keys(words).find((name) => words[name] === value) ?? value;
  }
  if (!isInputObjectType(bare)) return value;
  const fields = bare.getFields();
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, fields[name] ? named(fields[name].type, part) : part]),
  );
}

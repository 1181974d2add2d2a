import { ApolloLink, type OperationVariables } from '@apollo/client';
import { map } from 'rxjs';
import { INPUTS, READ, SENT } from './enums.generated';

/** `FULL_FUNDING` -> `fullFunding`. */
export const wordOf = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** `fullFunding` -> `FULL_FUNDING`. */
const nameOf = (word: string): string =>
  word.replaceAll(/([a-z0-9])([A-Z])|([a-z])(\d)/g, '$1$3_$2$4').toUpperCase();

const isEnum = new Set(SENT);

/** Translates an enum, or a list of them; null stays. */
const each = (value: unknown, say: (text: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => each(one, say));
  return typeof value === 'string' ? say(value) : value;
};

/** Returns variables with the graph's names for the words in them. */
function named(value: unknown, type: string): unknown {
  if (isEnum.has(type)) return each(value, nameOf);
  const fields = INPUTS[type];
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => named(one, type));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fields[name] ? named(part, fields[name]) : part]),
  );
}

/** Replaces the graph's names in an answer with words, in place. */
function say(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  if (Array.isArray(answer)) return answer.forEach(say);
  const object = answer as Record<string, unknown>;
  for (const part of Object.values(object)) say(part);
  for (const field of READ[String(object.__typename)] ?? [])
    if (field in object) object[field] = each(object[field], wordOf);
}

function namedVariables({ query, variables }: ApolloLink.Operation): OperationVariables {
  const sent = { ...variables };
  for (const definition of query.definitions)
    if (definition.kind === 'OperationDefinition')
      for (const { variable, type } of definition.variableDefinitions ?? []) {
        let of = type;
        while (of.kind !== 'NamedType') of = of.type;
        const { value: name } = variable.name;
        if (name in sent) sent[name] = named(sent[name], of.name.value);
      }
  return sent;
}

/**
 * Translates enums: they are sent as names of the graph (`FULL_FUNDING`), and are words of the contract everywhere in
 * this client (`fullFunding`): in forms, addresses and stored values.
 */
export const enumWords = new ApolloLink((operation, forward) => {
  operation.variables = namedVariables(operation);
  return forward(operation).pipe(
    map((result) => {
      say('data' in result ? result.data : null);
      return result;
    }),
  );
});

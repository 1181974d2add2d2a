import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, visit, BREAK, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { GraphContext } from '../context';

const REFUSAL = { message: 'Sign in to use introspection.', extensions: { code: 'UNAUTHENTICATED' } };
const introspects = new WeakMap<DocumentNode, boolean>();

function asksForSchema(document: DocumentNode): boolean {
  const known = introspects.get(document);
  if (known !== undefined) return known;
  let found = false;
  visit(document, {
    [Kind.FIELD](node) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return undefined;
      found = true;
      return BREAK;
    },
  });
  introspects.set(document, found);
  return found;
}

/** Returns an error's message without the names that GraphQL suggests. */
function withoutSuggestions(message: string): string {
  const suggestion = message.search(/Did you mean\b/);
  return suggestion === -1 ? message : message.slice(0, suggestion).trimEnd();
}

/** True when the REST service knows this caller. A made-up token must not be enough to read the schema. */
async function isKnown(context: GraphContext): Promise<boolean> {
  if (!context.hasToken) return false;
  return context.loaders.viewer().then(
    () => true,
    () => false,
  );
}

/**
 * Returns the response keys of an operation that asks only for `__type`; null for any other. For an unknown caller no type
 * exists, so such a query gets a valid answer that reveals nothing.
 */
function typeQuestions(operation: OperationDefinitionNode): string[] | null {
  const keys = operation.selectionSet.selections.map((node) =>
    node.kind === Kind.FIELD && node.name.value === '__type' ? (node.alias ?? node.name).value : null,
  );
  return keys.every((key) => key !== null) ? keys : null;
}

/** Shows the schema only to known callers: no introspection and no suggestions for others. */
export const disclosure: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async responseForOperation({ document, operation, contextValue, response }) {
        if (!asksForSchema(document) || (await isKnown(contextValue))) return null;
        const keys = typeQuestions(operation);
        const singleResult = keys
          ? { data: Object.fromEntries(keys.map((key) => [key, null])) }
          : { errors: [REFUSAL] };
        return {
          http: { ...response.http, status: keys ? 200 : 401 },
          body: { kind: 'single', singleResult },
        };
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const result = response.body.singleResult;
        if (!result.errors?.some((error) => error.message.includes('Did you mean'))) return;
        if (await isKnown(contextValue)) return;
        result.errors = result.errors.map((error) => ({
          ...error,
          message: withoutSuggestions(error.message),
        }));
      },
    };
  },
};

import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit, BREAK, type DocumentNode } from 'graphql';
import type { GraphContext } from '../context';

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

/** An error's words without the names that GraphQL suggests. */
export function withoutSuggestions(message: string): string {
  return message.replace(/\s*Did you mean\b[\s\S]*$/, '');
}

/** Does the REST service know this caller? A made-up token must not be enough to read the schema. */
async function isKnown(context: GraphContext): Promise<boolean> {
  if (!context.hasToken) return false;
  return context.loaders.viewer().then(
    () => true,
    () => false,
  );
}

/** The schema is told to known callers alone: neither introspection nor suggestions for the others. */
export const disclosure: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        if (!asksForSchema(document) || (await isKnown(contextValue))) return;
        throw new GraphQLError('Introspection needs a sign-in.', {
          extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
        });
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
